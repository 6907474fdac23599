import "./icons/cart.svg";
import "./icons/heart.svg";

const sprite = `${import.meta.env.BASE_URL}icons.svg`;

document.body.innerHTML = ["cart", "heart"]
  .map((name) => `<svg width="24"><use href="${sprite}#${name}"/></svg>`)
  .join("");
