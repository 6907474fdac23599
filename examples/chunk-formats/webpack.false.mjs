export default {
  mode: "production",
  output: {
    filename: "false.js",
    chunkFormat: false,
    chunkLoading: false,
  },
  optimization: { minimize: false },
};
