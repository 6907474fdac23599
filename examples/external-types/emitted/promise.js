(() => { // webpackBootstrap
	"use strict";
	var __webpack_modules__ = ({

44
(module, __unused_webpack___webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
var calc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(857);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([calc__WEBPACK_IMPORTED_MODULE_0__]);
var __webpack_async_dependencies_result__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);
calc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_async_dependencies_result__[0];

console.log((0,calc__WEBPACK_IMPORTED_MODULE_0__.add)(1, 2));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

},

857
(module) {

module.exports = loadCalc();

}

	});
// … the webpack runtime
})()
;
