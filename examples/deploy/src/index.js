import { load } from "./load.js";

const base = new URL(document.baseURI).pathname;
const main = document.querySelector("main");

async function showPage() {
  const path = location.pathname.slice(base.length);
  const { render } = path.startsWith("orders/")
    ? await load(() => import("./order.js"))
    : await load(() => import("./home.js"));
  main.textContent = render(path);
}

document.querySelector("nav").addEventListener("click", (event) => {
  event.preventDefault();
  history.pushState(undefined, "", event.target.href);
  showPage();
});
window.addEventListener("popstate", showPage);
showPage();
