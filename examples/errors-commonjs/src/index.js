import { total } from "./cart.js";

console.log(total([10, 2]));
