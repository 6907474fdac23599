import { hello } from "./hello.js";
import legacy from "./legacy.cjs";

console.log(hello("webpack"), legacy.version);
