import { words } from "./shared.js";

console.log("home", words);
