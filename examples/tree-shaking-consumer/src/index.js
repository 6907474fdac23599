import { createButton } from "../ui/index.js";

document.body.innerHTML = createButton("Buy");
