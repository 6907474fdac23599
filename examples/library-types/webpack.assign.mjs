export default {
  mode: "production",
  output: {
    filename: "assign.js",
    library: { type: "assign", name: "Calc" },
  },
  optimization: { minimize: false },
};
