export default {
  mode: "production",
  output: {
    filename: "amd.js",
    library: { type: "amd" },
  },
  optimization: { minimize: false },
};
