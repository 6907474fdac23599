export default {
  mode: "production",
  externalsType: "amd",
  externals: { calc: "calc" },
  output: {
    filename: "amd.js",
    library: { type: "amd" },
  },
  optimization: { minimize: false },
};
