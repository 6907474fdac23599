(function webpackUniversalModuleDefinition(root, factory) {
	if(typeof exports === 'object' && typeof module === 'object')
		module.exports = factory(require("lodash"));
	else if(typeof define === 'function' && define.amd)
		define(["lodash"], factory);
	else if(typeof exports === 'object')
		exports["Total"] = factory(require("lodash"));
	else
		root["Total"] = factory(root["_"]);
})(globalThis, (__WEBPACK_EXTERNAL_MODULE__450__) => {
return (() => { // webpackBootstrap
	"use strict";
	var __webpack_modules__ = ({

450
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE__450__;

}

	});
// … the webpack runtime
let __webpack_exports__ = {};
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  total: () => (/* binding */ total)
});

// EXTERNAL MODULE: external {"root":"_","commonjs":"lodash","commonjs2":"lodash","amd":"lodash"}
var external_root_commonjs_lodash_commonjs2_lodash_amd_lodash_ = __webpack_require__(450);
;// ./src/round.js
const round = (price) => Math.round(price * 100) / 100;

;// ./src/index.js

function total(prices) {
  return round(external_root_commonjs_lodash_commonjs2_lodash_amd_lodash_.sum(prices));
}

	return __webpack_exports__;
})()
;
});
