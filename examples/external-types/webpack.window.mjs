export default {
  mode: "production",
  externalsType: "window",
  externals: { calc: "Calc" },
  output: { filename: "window.js" },
  optimization: { minimize: false },
};
