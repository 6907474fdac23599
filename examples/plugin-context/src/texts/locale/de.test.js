throw new Error("A test is no part of the bundle");
