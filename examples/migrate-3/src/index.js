import { sum } from "math/sum.js";

console.log(sum(1, 2));
