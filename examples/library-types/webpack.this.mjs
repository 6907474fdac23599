export default {
  mode: "production",
  output: {
    filename: "this.js",
    library: { type: "this", name: "Calc" },
  },
  optimization: { minimize: false },
};
