import { dates } from "./dates.js";

console.log("blog", dates);
