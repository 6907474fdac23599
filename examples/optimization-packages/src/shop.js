import JSON5 from "json5";

console.log("shop", JSON5.parse("{price: 12}").price);
