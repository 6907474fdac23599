export default {
  mode: "production",
  entry: "./src/start.js",
  output: {
    filename: "amd-require.js",
    library: { type: "amd-require" },
  },
  optimization: { minimize: false },
};
