(() => { // webpackBootstrap
	var __webpack_modules__ = ({

480
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
const text = "loaded";

__webpack_require__.d(__webpack_exports__, [
  "text", 0, /* binding */ text
]);

}

	});
// … the webpack runtime
let __webpack_exports__ = {};
Promise.resolve(/* import() */).then(() => (__webpack_require__(480))).then(({ text }) => console.log(text));

})()
;
