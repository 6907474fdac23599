import { format } from "./shared/format.js";

console.log("Shop", format(12));
