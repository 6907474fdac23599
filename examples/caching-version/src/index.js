import { about } from "./about.js";

console.log(about);
