import { multiply } from "./math.js";

console.log(multiply(3, 2));
