import { terms } from "./terms.js";

document.body.textContent = terms;
