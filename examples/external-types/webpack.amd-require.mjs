export default {
  mode: "production",
  externalsType: "amd-require",
  externals: { calc: "calc" },
  output: {
    filename: "amd-require.js",
    library: { type: "amd-require" },
  },
  optimization: { minimize: false },
};
