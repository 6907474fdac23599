(() => { // webpackBootstrap
	"use strict";

;// external "calc"
const external_calc_namespaceObject = require("calc");
;// ./src/index.js

console.log((0,external_calc_namespaceObject.add)(1, 2));

})()
;
