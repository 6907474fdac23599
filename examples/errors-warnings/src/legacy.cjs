for (const name of ["red", "green"]) exports[name] = name;
