export default {
  mode: "production",
  output: {
    filename: "assign-properties.js",
    library: { type: "assign-properties", name: "Calc" },
  },
  optimization: { minimize: false },
};
