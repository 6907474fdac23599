export default {
  mode: "production",
  target: "node",
  output: {
    filename: "commonjs.cjs",
    chunkFilename: "commonjs.lazy.cjs",
    chunkFormat: "commonjs",
    chunkLoading: "require",
  },
  optimization: { minimize: false },
};
