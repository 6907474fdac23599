import { title } from "./title.js";

document.title = title;

document.addEventListener("click", async () => {
  const { dialog } = await import("./dialog.js");
  dialog(title);
});
