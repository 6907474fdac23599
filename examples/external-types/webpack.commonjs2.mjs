export default {
  mode: "production",
  target: "node",
  externalsType: "commonjs2",
  externals: { calc: "calc" },
  output: { filename: "commonjs2.cjs" },
  optimization: { minimize: false },
};
