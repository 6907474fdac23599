export default {
  mode: "production",
  target: "node",
  output: {
    filename: "commonjs2.cjs",
    library: { type: "commonjs2" },
  },
  optimization: { minimize: false },
};
