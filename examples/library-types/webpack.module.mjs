export default {
  mode: "production",
  output: {
    filename: "module.mjs",
    library: { type: "module" },
  },
  optimization: { minimize: false },
};
