import fs from "fs";

console.log(fs.readFileSync ? "Node.js" : "browser");
