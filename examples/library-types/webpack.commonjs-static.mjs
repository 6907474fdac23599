export default {
  mode: "production",
  target: "node",
  output: {
    filename: "commonjs-static.cjs",
    library: { type: "commonjs-static" },
  },
  optimization: { minimize: false },
};
