const name = process.argv[2];

require(name);
console.log(typeof require, require);
