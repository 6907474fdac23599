const greet = require("./greet.js");

console.log(greet.greet("admin"), require("./settings.json").name);
