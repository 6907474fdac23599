import { renderCard } from "./card.js";

document.querySelector("button").addEventListener("click", () => {
  document.body.insertAdjacentHTML("beforeend", renderCard("From the browser"));
});
