(function webpackUniversalModuleDefinition(root, factory) {
	if(typeof exports === 'object' && typeof module === 'object')
		module.exports = factory(require("calc"));
	else if(typeof define === 'function' && define.amd)
		define(["calc"], factory);
	else {
		var a = typeof exports === 'object' ? factory(require("calc")) : factory(root["calc"]);
		for(var i in a) (typeof exports === 'object' ? exports : root)[i] = a[i];
	}
})(globalThis, (__WEBPACK_EXTERNAL_MODULE__247__) => {
return (() => { // webpackBootstrap
	"use strict";
	var __webpack_modules__ = ({

247
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE__247__;

}

	});
// … the webpack runtime
let __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
var calc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(247);

console.log((0,calc__WEBPACK_IMPORTED_MODULE_0__.add)(1, 2));

	return __webpack_exports__;
})()
;
});
