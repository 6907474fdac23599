import "./main.css";

console.log("main");
