import { total } from "./all.js";

console.log(total);
