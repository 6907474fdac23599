import { open } from "./door.js";

console.log(open);
