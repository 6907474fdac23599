import { button } from "./buton.js";

document.body.append(button());
