(() => { // webpackBootstrap
// … the webpack runtime
let __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
const add = (a, b) => a + b;

__webpack_require__.d(__webpack_exports__, [
  "add", 0, /* binding */ add
]);

const __webpack_export_target__ = exports;
for(var __webpack_i__ in __webpack_exports__) __webpack_export_target__[__webpack_i__] = __webpack_exports__[__webpack_i__];
if(__webpack_exports__.__esModule) Object.defineProperty(__webpack_export_target__, "__esModule", { value: true });
})()
;
