import { greet } from "./greet.js";
import "./style.css";

document.body.append(greet("webpack"));
