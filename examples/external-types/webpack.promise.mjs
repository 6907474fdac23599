export default {
  mode: "production",
  externalsType: "promise",
  externals: { calc: "loadCalc()" },
  output: { filename: "promise.js" },
  optimization: { minimize: false },
};
