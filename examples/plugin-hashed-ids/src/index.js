import { total } from "./total.js";

console.log(total([1, 2]), import.meta.webpack);
