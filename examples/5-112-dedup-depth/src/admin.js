import { money } from "./money.js";

console.log("admin", money);
