import { priceWithTax } from "./price.js";

window.addEventListener("error", ({ error }) => {
  navigator.sendBeacon("/errors", error.stack);
});

document.body.append(priceWithTax({ price: 5 }));
