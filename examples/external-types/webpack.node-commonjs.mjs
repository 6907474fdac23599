export default {
  mode: "production",
  target: "node",
  externalsType: "node-commonjs",
  externals: { calc: "calc" },
  output: {
    filename: "node-commonjs.mjs",
    module: true,
  },
  optimization: { minimize: false },
};
