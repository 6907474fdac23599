export default {
  mode: "production",
  entry: "./src/index.js",
  optimization: {
    innerGraph: true,
    minimize: false,
  },
};
