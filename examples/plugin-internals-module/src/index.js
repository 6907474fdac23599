import { help } from "lib/esm";
import { answer } from "./answer.js";

console.log(help, answer);

document.addEventListener("click", () => {
  import(/* webpackPrefetch: true, webpackChunkName: "chart" */ "./chart.js");
});
import(/* webpackChunkName: "page" */ "./page.js");
