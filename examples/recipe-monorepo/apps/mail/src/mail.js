import { addTax, formatPrice } from "@store/prices";

console.log(`Your order costs ${formatPrice(addTax(9.5))}.`);
