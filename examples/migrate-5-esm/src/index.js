import { add } from "./cart.js";

console.log(add("book"));
