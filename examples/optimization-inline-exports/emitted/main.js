(() => { // webpackBootstrap
	"use strict";

if ((/* inlined export .DEBUG */false)) console.log("debugging");
console.log((/* inlined export .API */"/api/"));

})()
;
