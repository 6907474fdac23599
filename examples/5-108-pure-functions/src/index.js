import { close } from "./icons.js";

document.body.append(close);
