export default {
  mode: "production",
  externalsType: "var",
  externals: { calc: "Calc" },
  output: { filename: "var.js" },
  optimization: { minimize: false },
};
