require([], () => { return (() => { // webpackBootstrap
	"use strict";
let __webpack_exports__ = {};

;// ./src/index.js
const add = (a, b) => a + b;

;// ./src/start.js

console.log(add(1, 2));

	return __webpack_exports__;
})()
;
});;
