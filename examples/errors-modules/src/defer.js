import /* webpackDefer: true */ { add } from "./math.js";

export /* webpackDefer: true */ * as math from "./math.js";
console.log(add(1, 2));
