import { scale } from "charts/internal/scale.js";

console.log(scale);
