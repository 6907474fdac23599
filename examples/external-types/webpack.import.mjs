export default {
  mode: "production",
  externalsType: "import",
  externals: { calc: "calc" },
  output: {
    filename: "import.mjs",
    module: true,
  },
  optimization: { minimize: false },
};
