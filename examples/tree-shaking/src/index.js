import { toMiles } from "./units.js";

console.log(toMiles(42.195));
