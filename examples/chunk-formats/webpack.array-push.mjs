export default {
  mode: "production",
  output: {
    filename: "array-push.js",
    chunkFilename: "array-push.lazy.js",
    chunkFormat: "array-push",
    chunkLoading: "jsonp",
  },
  optimization: { minimize: false },
};
