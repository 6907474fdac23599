import { add } from "./dist/commonjs-static.cjs";

console.log(add(1, 2));
