import { shared } from "./shared.js";

console.log(shared());
