import { render } from "./render.js";

render("Home");
