import JSON5 from "json5";
import { price } from "./shared/price.js";

console.log("shop", price(JSON5.parse("12")));
document.querySelector("#map").onclick = () => import("./map.js");
document.querySelector("#report").onclick = () => import("./report.js");
