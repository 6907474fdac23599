export { createButton } from "./button.js";
export { createChart } from "./chart.js";
