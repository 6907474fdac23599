import { openCheckout } from "./checkout.js";

if (features.checkout) {
  openCheckout(MAX_ITEMS);
}

console.log(VERSION, import.meta.env.API_URL);
console.log(settings.currency, settings.languages.length);
