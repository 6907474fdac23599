export default {
  mode: "production",
  target: "node",
  output: {
    filename: "commonjs-module.cjs",
    library: { type: "commonjs-module" },
  },
  optimization: { minimize: false },
};
