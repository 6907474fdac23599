import { add as __WEBPACK_EXTERNAL_MODULE_calc_add__ } from "calc";

;// external "calc"

;// ./src/index.js

console.log(__WEBPACK_EXTERNAL_MODULE_calc_add__(1, 2));
