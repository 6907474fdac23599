export default {
  mode: "production",
  output: {
    filename: "system.js",
    library: { type: "system" },
  },
  optimization: { minimize: false },
};
