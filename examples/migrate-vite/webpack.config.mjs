export default {
  mode: "production",
  entry: { index: "./index.html" },
  output: {
    module: true,
    filename: "assets/[name]-[contenthash:8].js",
    cssFilename: "assets/[name]-[contenthash:8].css",
    assetModuleFilename: "assets/[name]-[contenthash:8][ext]",
    htmlFilename: "[name].html",
    clean: true,
  },
  devtool: "source-map",
};
