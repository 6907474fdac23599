export default {
  mode: "production",
  output: {
    filename: "window.js",
    library: { type: "window", name: "Calc" },
  },
  optimization: { minimize: false },
};
