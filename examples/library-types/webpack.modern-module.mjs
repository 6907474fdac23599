export default {
  mode: "production",
  output: {
    filename: "modern-module.mjs",
    library: { type: "modern-module" },
  },
  optimization: { minimize: false },
};
