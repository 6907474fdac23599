import { format } from "./vendor/format.js";
import { withTax } from "./vendor/tax.js";

console.log(format(withTax(100)));
