import webpack from "webpack";

export default {
  mode: "production",
  entry: { main: "./src/index.js", admin: "./src/admin.js" },
  devtool: "source-map",
  output: {
    filename: "[name].js",
    chunkFilename: "[name].[contenthash:8].js",
  },
  optimization: { runtimeChunk: "single" },
  plugins: [new webpack.DefinePlugin({ VERSION: '"1.0.0"' })],
};
