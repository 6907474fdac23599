import { add } from "calc";

console.log(add(1, 2));
