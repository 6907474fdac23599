import { shared } from "./shared.js";

console.log("admin", shared);
