export default {
  mode: "production",
  externalsType: "system",
  externals: { calc: "calc" },
  output: {
    filename: "system.js",
    library: { type: "system" },
  },
  optimization: { minimize: false },
};
