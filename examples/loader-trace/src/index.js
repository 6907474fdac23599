import text from "./hello.txt";

console.log(text);
