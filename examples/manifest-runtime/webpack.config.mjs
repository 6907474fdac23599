export default {
  mode: "production",
  devtool: false,
  entry: "./src/index.js",
  optimization: { runtimeChunk: "single" },
  output: {
    filename: "[name].[contenthash:8].js",
    clean: true,
  },
};
