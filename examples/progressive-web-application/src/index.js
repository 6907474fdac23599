import { registerServiceWorker } from "./register.js";

const list = document.createElement("ul");
list.innerHTML = "<li>Bread</li><li>Tea</li>";
document.body.append(list);

registerServiceWorker();
