export default {
  mode: "production",
  entry: { index: "./src/index.html" },
  output: {
    module: true,
    filename: "[name].[contenthash:8].js",
    cssFilename: "[name].[contenthash:8].css",
    assetModuleFilename: "[name].[contenthash:8][ext]",
    htmlFilename: "[name].html",
    clean: true,
  },
  devtool: "source-map",
};
