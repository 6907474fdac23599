import { increment } from "./counter.js";

console.log("admin", increment());
