import { report } from "./report/index.js";

console.log(report([1, 2]));
