import { button } from "ui";
import { count } from "./counter.js";

document.body.append(button);
