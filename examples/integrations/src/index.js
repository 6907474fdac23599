import { priceWithTax } from "./price.js";

console.log(priceWithTax(100, "at"));
