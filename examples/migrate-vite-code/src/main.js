import "./style.css";
import { formatPrice } from "@/format.js";
import logo from "./logo.svg";
import notice from "./notice.txt?raw";
import terms from "./terms.txt?url";

const pages = import.meta.glob("./pages/*.js");
const { title } = await pages["./pages/home.js"]();

document.querySelector("main").innerHTML = `
  <img src="${logo}" alt="" width="32">
  <h1>${title}</h1>
  <p>A book costs <output></output>. ${notice}</p>
  <p><a href="${terms}">Terms</a></p>
  <p>Version ${__VERSION__}, ${import.meta.env.VITE_API_URL}</p>`;

const worker = new Worker(new URL("./tax.js", import.meta.url), {
  type: "module",
});
worker.onmessage = ({ data }) => {
  document.querySelector("output").textContent = formatPrice(data);
};
worker.postMessage(10);

if (import.meta.webpackHot) import.meta.webpackHot.accept();
