export default {
  mode: "production",
  target: "node",
  externalsType: "commonjs-static",
  externals: { calc: "calc" },
  output: { filename: "commonjs-static.cjs" },
  optimization: { minimize: false },
};
