import { button } from "./ui/index.js";

document.body.innerHTML = button("Buy");
