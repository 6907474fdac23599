"use strict";
(Array.isArray(self["webpackChunk"]) ? self["webpackChunk"] : (self["webpackChunk"] = [])).push([[480],{

480
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

const text = "loaded";

__webpack_require__.d(__webpack_exports__, [
  "text", 0, /* binding */ text
]);

}

}]);
