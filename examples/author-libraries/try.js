import { mostFrequent, tally } from "word-tally";

console.log(tally("the cat and the hat"));
console.log(mostFrequent("to be or not to be"));
