import text from "./cart.list.json";

console.log(text);
