const { add } = require("./math.cjs");

console.log(add(1, 2));
