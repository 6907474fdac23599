import text from "./greeting.txt";

console.log(text);
