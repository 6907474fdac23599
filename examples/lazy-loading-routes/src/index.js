const routes = {
  "#/": () => import(/* webpackChunkName: "home" */ "./pages/home.js"),
  "#/about": () => import(/* webpackChunkName: "about" */ "./pages/about.js"),
};
const main = document.querySelector("main");

async function show() {
  const route = location.hash || "#/";
  main.textContent = "Loading…";
  try {
    const load = routes[route] ?? routes["#/"];
    const { render } = await load();
    if (route === (location.hash || "#/")) main.replaceChildren(render());
  } catch (error) {
    console.error(error);
    main.textContent = "This page could not be loaded.";
  }
}

addEventListener("hashchange", show);
show();
