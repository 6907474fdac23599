import { icons } from "./icons.js";

document.body.innerHTML = icons.join("");
