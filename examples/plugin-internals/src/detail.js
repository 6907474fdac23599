import "./detail.css";

console.log("Detail");
