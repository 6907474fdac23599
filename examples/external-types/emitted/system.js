System.register(["calc"], function(__WEBPACK_DYNAMIC_EXPORT__, __system_context__) {
	var __WEBPACK_EXTERNAL_MODULE__430__ = {};

	return {
		setters: [
			function(module) {
				__WEBPACK_EXTERNAL_MODULE__430__.add = module.add;
			}
		],
		execute: function() {
			__WEBPACK_DYNAMIC_EXPORT__(
(() => { // webpackBootstrap
	"use strict";
	var __webpack_modules__ = ({

430
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE__430__;

}

	});
// … the webpack runtime
let __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
var calc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(430);

console.log((0,calc__WEBPACK_IMPORTED_MODULE_0__.add)(1, 2));

	return __webpack_exports__;
})()

			);
		}
	};
});
