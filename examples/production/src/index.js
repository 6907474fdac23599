import { total } from "./cart.js";

const items = [
  { name: "Tea", price: 4 },
  { name: "Cup", price: 9 },
];

if (process.env.NODE_ENV !== "production") {
  console.log("items", items);
}

document.querySelector("b").textContent = total(items);

document.querySelector("button").addEventListener("click", async () => {
  const { checkout } = await import("./checkout.js");
  checkout(items);
});
