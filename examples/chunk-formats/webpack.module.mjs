export default {
  mode: "production",
  output: {
    filename: "module.mjs",
    chunkFilename: "module.lazy.mjs",
    module: true,
    chunkFormat: "module",
    chunkLoading: "import",
  },
  optimization: { minimize: false },
};
