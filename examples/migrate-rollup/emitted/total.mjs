import { default as __WEBPACK_EXTERNAL_MODULE_lodash_default__ } from "lodash";

;// external "lodash"

;// ./src/round.js
const round = (price) => Math.round(price * 100) / 100;

;// ./src/index.js

function total(prices) {
  return round(__WEBPACK_EXTERNAL_MODULE_lodash_default__.sum(prices));
}

export { total };
