(() => { // webpackBootstrap
	"use strict";

;// external "Calc"
const external_Calc_namespaceObject = self["Calc"];
;// ./src/index.js

console.log((0,external_Calc_namespaceObject.add)(1, 2));

})()
;
