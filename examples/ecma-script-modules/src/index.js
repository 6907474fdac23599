import { total } from "./cart.js";
import rates from "./rates.cjs";
import shop from "./shop.json" with { type: "json" };

const prices = [4, 9];

console.log(shop.name, total(prices), total(prices) * rates.dollar);
