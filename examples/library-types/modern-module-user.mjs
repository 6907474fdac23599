import { add } from "./dist/modern-module.mjs";

console.log(add(1, 2));
