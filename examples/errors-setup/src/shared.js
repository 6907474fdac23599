import { draw } from "no-version";

draw();
