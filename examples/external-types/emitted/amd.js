define(["calc"], (__WEBPACK_EXTERNAL_MODULE__45__) => { return (() => { // webpackBootstrap
	"use strict";
	var __webpack_modules__ = ({

45
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE__45__;

}

	});
// … the webpack runtime
let __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
var calc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45);

console.log((0,calc__WEBPACK_IMPORTED_MODULE_0__.add)(1, 2));

	return __webpack_exports__;
})()
;
});;
