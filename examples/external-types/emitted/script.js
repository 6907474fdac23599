(() => { // webpackBootstrap
	"use strict";
	var __webpack_modules__ = ({

44
(module, __unused_webpack___webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
var calc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([calc__WEBPACK_IMPORTED_MODULE_0__]);
var __webpack_async_dependencies_result__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);
calc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_async_dependencies_result__[0];

console.log((0,calc__WEBPACK_IMPORTED_MODULE_0__.add)(1, 2));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

},

18
(module, __unused_webpack_exports, __webpack_require__) {

const __webpack_error__ = new Error();
module.exports = new Promise((resolve, reject) => {
	if(typeof Calc !== "undefined" && (__webpack_require__.o(__webpack_require__.g, "Calc") || !("Calc" in __webpack_require__.g))) return resolve();
	__webpack_require__.l("calc.js", (event) => {
		if(typeof Calc !== "undefined") return resolve();
		const errorType = event && (event.type === 'load' ? 'missing' : event.type);
		const realSrc = event && event.target && event.target.src;
		__webpack_error__.message = 'Loading script failed.\n(' + errorType + ': ' + realSrc + ')';
		__webpack_error__.name = 'ScriptExternalLoadError';
		__webpack_error__.type = errorType;
		__webpack_error__.request = realSrc;
		__webpack_error__.event = event;
		reject(__webpack_error__);
	}, "Calc");
}).then(() => (Calc));

}

	});
// … the webpack runtime
})()
;
