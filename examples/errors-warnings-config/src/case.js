import { price as first } from "./price.js?Tax";
import { price as second } from "./price.js?tax";

console.log(first, second);
