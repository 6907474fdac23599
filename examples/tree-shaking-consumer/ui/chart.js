import "./chart.css";

const colors = new Map().set("dark", "#8dd6f9").set("light", "#1c78c0");

export const createChart = (theme) => `<svg fill="${colors.get(theme)}"></svg>`;
