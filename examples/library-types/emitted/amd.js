define([], () => { return (() => { // webpackBootstrap
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
});;
