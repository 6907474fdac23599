import("./help.js").then(({ help }) => help(VERSION));
