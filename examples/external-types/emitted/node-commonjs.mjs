import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "node:module";
const __WEBPACK_EXTERNAL_createRequire_require = __WEBPACK_EXTERNAL_createRequire(import.meta.url);

;// external "calc"
const external_calc_namespaceObject = __WEBPACK_EXTERNAL_createRequire_require("calc");
;// ./src/index.js

console.log((0,external_calc_namespaceObject.add)(1, 2));
