(function webpackUniversalModuleDefinition(root, factory) {
	if(typeof exports === 'object' && typeof module === 'object')
		module.exports = factory((function webpackLoadOptionalExternalModule() { try { return require("lodash"); } catch(e) {} }()));
	else if(typeof define === 'function' && define.amd)
		define([], function webpackLoadOptionalExternalModuleAmd() {
			return factory(root["_"]);
		});
	else if(typeof exports === 'object')
		exports["Calc"] = factory((function webpackLoadOptionalExternalModule() { try { return require("lodash"); } catch(e) {} }()));
	else
		root["Calc"] = factory(root["_"]);
})(globalThis, (__WEBPACK_EXTERNAL_MODULE__906__) => {
return (() => { // webpackBootstrap
	var __webpack_modules__ = ({

906
(module) {

"use strict";
if(typeof __WEBPACK_EXTERNAL_MODULE__906__ === 'undefined') { const e = new Error("Cannot find module 'undefined'"); e.code = 'MODULE_NOT_FOUND'; throw e; }

module.exports = __WEBPACK_EXTERNAL_MODULE__906__;

}

	});
// … the webpack runtime
let __webpack_exports__ = {};
// This entry needs to be wrapped in an IIFE because it uses a non-standard name for the exports (exports).
(() => {
let exports = __webpack_exports__;
let lodash;
try {
  lodash = __webpack_require__(906);
} catch {
  // Without lodash, the numbers are added here.
}

exports.add = (a, b) => (lodash ? lodash.add(a, b) : a + b);

})();

	return __webpack_exports__;
})()
;
});
