(function webpackUniversalModuleDefinition(root, factory) {
	if(typeof exports === 'object' && typeof module === 'object')
		module.exports = factory();
	else if(typeof define === 'function' && define.amd)
		define([], factory);
	else if(typeof exports === 'object')
		exports["Calc"] = factory();
	else
		root["Calc"] = factory();
})(globalThis, () => {
return (() => { // webpackBootstrap
// … the webpack runtime
let __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
const add = (a, b) => a + b;

__webpack_require__.d(__webpack_exports__, [
  "add", 0, /* binding */ add
]);

	return __webpack_exports__;
})()
;
});
