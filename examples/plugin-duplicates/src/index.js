document.addEventListener("click", () => import(/* webpackChunkName: "chart" */ "./chart.js"));
document.addEventListener("keydown", () => import(/* webpackChunkName: "diagram" */ "./chart.js"));
