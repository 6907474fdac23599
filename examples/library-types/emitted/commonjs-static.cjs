(() => { // webpackBootstrap
// … the webpack runtime
let __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
const add = (a, b) => a + b;

__webpack_require__.d(__webpack_exports__, [
  "add", 0, /* binding */ add
]);

exports.add = __webpack_exports__.add;
for(var __webpack_i__ in __webpack_exports__) {
  if (["add"].indexOf(__webpack_i__) === -1) {
    exports[__webpack_i__] = __webpack_exports__[__webpack_i__];
  }
}
Object.defineProperty(exports, "__esModule", { value: true });
})()
;
