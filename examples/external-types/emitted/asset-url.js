(() => { // webpackBootstrap
	var __webpack_modules__ = ({

579
(module) {

"use strict";
module.exports = "https://cdn.example.com/logo.svg";

}

	});
// … the webpack runtime
console.log(new URL(/* asset import */ __webpack_require__(579), __webpack_require__.b).href);

})()
;
