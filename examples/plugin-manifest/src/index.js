const logo = new URL("./logo.svg", import.meta.url);

document.body.append(Object.assign(new Image(), { src: logo }));

document.addEventListener("click", () => import(/* webpackChunkName: "cart" */ "./cart.js"));
