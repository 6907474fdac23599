const sprite = new URL("./sprite.svg", import.meta.url).href;

document.querySelector("output").innerHTML = `
  <svg class="icon" role="img" aria-label="Favorite">
    <use href="${sprite}#heart"/>
  </svg>`;
