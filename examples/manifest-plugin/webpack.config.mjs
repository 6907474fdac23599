import webpack from "webpack";

export default {
  mode: "production",
  devtool: false,
  entry: "./src/index.js",
  output: {
    filename: "[name].[contenthash:8].js",
    clean: true,
  },
  optimization: {
    runtimeChunk: "single",
  },
  plugins: [new webpack.ManifestPlugin()],
};
