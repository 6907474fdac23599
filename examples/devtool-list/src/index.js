import "./style.css";

console.log("Hello");
