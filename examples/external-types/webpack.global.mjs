export default {
  mode: "production",
  externalsType: "global",
  externals: { calc: "Calc" },
  output: { filename: "global.js" },
  optimization: { minimize: false },
};
