import { terms } from "./terms.js";

document.body.textContent = terms;
document.body.onclick = () => import("./locales/en.js");
