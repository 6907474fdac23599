const { add } = require("./dist/umd2.cjs");

console.log(add(1, 2));
