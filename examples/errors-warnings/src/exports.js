import { red } from "./legacy.cjs";
import { run } from "./run.js";

const color = red;
/*#__PURE__*/ color;
console.log(run(color), this);
