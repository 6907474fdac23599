const { add } = require("./dist/umd.cjs");

console.log(add(1, 2));
