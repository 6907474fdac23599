import { words } from "./shared.js";

console.log("cart", words);
