export default {
  mode: "production",
  output: {
    filename: "self.js",
    library: { type: "self", name: "Calc" },
  },
  optimization: { minimize: false },
};
