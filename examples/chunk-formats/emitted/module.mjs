// … the webpack runtime
let __webpack_exports__ = {};
__webpack_require__.e(/* import() */ 480).then(() => (__webpack_require__(480))).then(({ text }) => console.log(text));
