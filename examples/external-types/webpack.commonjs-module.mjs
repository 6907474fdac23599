export default {
  mode: "production",
  target: "node",
  externalsType: "commonjs-module",
  externals: { calc: "calc" },
  output: { filename: "commonjs-module.cjs" },
  optimization: { minimize: false },
};
