throw new Error("No data");
