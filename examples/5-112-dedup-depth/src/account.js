import { dates } from "./dates.js";
import { money } from "./money.js";

console.log("account", money, dates);
