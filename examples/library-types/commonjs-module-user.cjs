const { add } = require("./dist/commonjs-module.cjs");

console.log(add(1, 2));
