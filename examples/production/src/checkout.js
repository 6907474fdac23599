import { total } from "./cart.js";

export function checkout(items) {
  if (items.length > 1) {
    throw new Error(`${total(items)} is too much`);
  }
}
