import * as styles from "./card.module.css";

const card = document.createElement("button");
card.className = styles.card;
card.textContent = "Styled by webpack";
card.onclick = async () => {
  const { details } = await import("./details.js");
  card.insertAdjacentHTML("afterend", details);
};
document.body.append(card);
