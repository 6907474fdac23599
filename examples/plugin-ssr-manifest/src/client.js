import "./page.css";

const views = {
  "/": () => import(/* webpackChunkName: "home" */ "./home.js"),
  "/cart": () => import(/* webpackChunkName: "cart" */ "./cart.js"),
};

const { start } = await (views[location.pathname] ?? views["/"])();
start(document.querySelector("main"));
