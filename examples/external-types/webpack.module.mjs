export default {
  mode: "production",
  externalsType: "module",
  externals: { calc: "calc" },
  output: {
    filename: "module.mjs",
    module: true,
  },
  optimization: { minimize: false },
};
