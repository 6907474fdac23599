const sprite = new URL("./sprite.svg", import.meta.url).href;

document.body.innerHTML = ["cart", "heart", "home", "search", "star", "user"]
  .map((name) => `<svg><use href="${sprite}#${name}"/></svg>`)
  .join("");
