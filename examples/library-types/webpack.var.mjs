export default {
  mode: "production",
  output: {
    filename: "var.js",
    library: { type: "var", name: "Calc" },
  },
  optimization: { minimize: false },
};
