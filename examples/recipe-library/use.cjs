const { parsePage } = require("front-page");

console.log(parsePage("Chapter 1"));
