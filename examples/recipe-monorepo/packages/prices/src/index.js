export { formatPrice } from "./format-price.js";
export { addTax } from "./add-tax.js";
