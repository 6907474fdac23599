export default {
  mode: "production",
  target: "node",
  externalsType: "commonjs",
  externals: { calc: "calc" },
  output: { filename: "commonjs.cjs" },
  optimization: { minimize: false },
};
