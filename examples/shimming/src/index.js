import "./legacy/price.js";

console.log(formatPrice(9.5));
