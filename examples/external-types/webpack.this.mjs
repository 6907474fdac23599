export default {
  mode: "production",
  externalsType: "this",
  externals: { calc: "Calc" },
  output: { filename: "this.js" },
  optimization: { minimize: false },
};
