export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    module: true,
    library: { type: "modern-module" },
  },
  optimization: { minimize: false },
};
