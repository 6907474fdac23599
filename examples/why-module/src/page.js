import { heading } from "./format.js";

export function draw(title) {
  document.body.textContent = heading(title);
}
