import { format } from "./shared/format.js";

console.log("Admin", format(99));
