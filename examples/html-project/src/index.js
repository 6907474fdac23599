import { total } from "./cart.js";

console.log(total([3, 4]));

document.querySelector("img").addEventListener("click", async () => {
  const { open } = await import("./dialog.js");
  open();
});
