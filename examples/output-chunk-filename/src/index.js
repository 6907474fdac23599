import(/* webpackChunkName: "report" */ "./report.js").then(({ report }) => {
  console.log(report);
});
