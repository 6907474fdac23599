const { mostFrequent } = require("word-tally");

console.log(mostFrequent("the cat and the hat"));
