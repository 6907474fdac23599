export default {
  mode: "production",
  externalsType: "module-import",
  externals: { calc: "calc" },
  output: {
    filename: "module-import.mjs",
    module: true,
  },
  optimization: { minimize: false },
};
