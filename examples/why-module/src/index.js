import { draw } from "./page.js";

draw("the tin drum");
