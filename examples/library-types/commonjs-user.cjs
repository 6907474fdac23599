const { add } = require("./dist/commonjs.cjs");

console.log(add(1, 2));
