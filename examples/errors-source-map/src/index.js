import { draw } from "./vendor/chart.js";

console.log(draw([1, 2, 3]));
