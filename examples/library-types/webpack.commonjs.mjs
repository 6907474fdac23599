export default {
  mode: "production",
  target: "node",
  output: {
    filename: "commonjs.cjs",
    library: { type: "commonjs" },
  },
  optimization: { minimize: false },
};
