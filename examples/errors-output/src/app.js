import { shared } from "./shared.js";

console.log("app", shared);
