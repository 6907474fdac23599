import { subtract } from "./math.js";

console.log(subtract(3, 1));
