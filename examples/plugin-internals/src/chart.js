import "./chart.css";

console.log("Chart");
