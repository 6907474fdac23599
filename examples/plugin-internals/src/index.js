import $ from "jquery";
import { answer } from "./answer.js";
import { add } from "./add.wasm";
import "./style.css";

const { webpack, build } = import.meta;

console.log($, answer, webpack, build, add);

document.addEventListener("click", () => {
  import(/* webpackPrefetch: true, webpackChunkName: "chart" */ "./chart.js");
});
import("./page.js");
