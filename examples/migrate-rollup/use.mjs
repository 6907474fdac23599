import { total } from "./dist/total.mjs";

console.log(total([0.1, 0.2]));
