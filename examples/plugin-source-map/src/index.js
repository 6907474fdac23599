import { total } from "./total.js";

console.log(total([5, 7]));
