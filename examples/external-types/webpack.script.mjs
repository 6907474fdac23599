export default {
  mode: "production",
  externalsType: "script",
  externals: { calc: "Calc@calc.js" },
  output: { filename: "script.js" },
  optimization: { minimize: false },
};
