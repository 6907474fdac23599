Page((() => { // webpackBootstrap
	"use strict";
	var __webpack_modules__ = ({

993
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE__993__;

}

	});
// … the webpack runtime
let __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
var calc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(993);

console.log((0,calc__WEBPACK_IMPORTED_MODULE_0__.add)(1, 2));

	return __webpack_exports__;
})()
);
