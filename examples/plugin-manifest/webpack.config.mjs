import webpack from "webpack";

export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "[name].[contenthash:8].js",
    assetModuleFilename: "images/[name].[contenthash:8][ext]",
    publicPath: "/static/",
  },
  plugins: [new webpack.ManifestPlugin()],
};
