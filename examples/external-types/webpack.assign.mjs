export default {
  mode: "production",
  externalsType: "assign",
  externals: { calc: "Calc" },
  output: { filename: "assign.js" },
  optimization: { minimize: false },
};
