import { draw } from "charts-pro";

draw();
