System.import("./lazy.js").then(console.log);
