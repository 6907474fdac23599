export default {
  mode: "production",
  externalsType: "self",
  externals: { calc: "Calc" },
  output: { filename: "self.js" },
  optimization: { minimize: false },
};
