import "./style.css";

console.log("styled");
