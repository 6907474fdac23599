import { add } from "./index.js";

console.log(add(1, 2));
