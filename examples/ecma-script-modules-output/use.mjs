import { currency, total } from "./dist/main.mjs";

console.log(total([4, 9]), currency);
