import { increment } from "./counter.js";

console.log("app", increment());
