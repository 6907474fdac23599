import hello from "./hello.txt";

console.log(hello);
