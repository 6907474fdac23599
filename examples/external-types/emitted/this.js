(() => { // webpackBootstrap
	var __webpack_modules__ = ({

55
(module) {

module.exports = (function() { return this["Calc"]; }());

}

	});
// … the webpack runtime
// This entry needs to be wrapped in an IIFE because it needs to be in strict mode.
(() => {
"use strict";
var calc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55);

console.log((0,calc__WEBPACK_IMPORTED_MODULE_0__.add)(1, 2));

})();

})()
;
