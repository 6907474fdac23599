import { render } from "./render.js";

render("Cart");
