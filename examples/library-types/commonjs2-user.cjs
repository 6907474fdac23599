const { add } = require("./dist/commonjs2.cjs");

console.log(add(1, 2));
