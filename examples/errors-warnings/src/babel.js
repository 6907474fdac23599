import asyncToGenerator from "@babel/runtime/helpers/esm/asyncToGenerator";

console.log(asyncToGenerator);
