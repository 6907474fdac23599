import { open } from "./dialog.js";

open();
document.body.onclick = () => import("./dialog.js");
