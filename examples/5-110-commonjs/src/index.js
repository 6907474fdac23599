import { add } from "./math.cjs";

console.log(add(1, 2));
