export default {
  mode: "production",
  entry: "./src/index.js",
  optimization: {
    splitChunks: {
      chunks: "all",
      minRemainingSize: 0,
    },
  },
};
