import "./style.css";

console.log("ready");
