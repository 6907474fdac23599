import { total, type Item } from "@/shop/cart.js";

const items: Item[] = [
  { name: "Tea", price: 4 },
  { name: "Cup", price: 9 },
];

console.log(total(items));
