export default {
  mode: "production",
  entry: {
    home: "./src/index.html",
    statistics: "./src/stats.html",
  },
  devServer: {
    hot: false,
    open: true,
  },
  output: {
    filename: "scripts/[name].[contenthash].js",
    cssFilename: "styles/[name].[contenthash].css",
    htmlFilename: "[name].html",
    assetModuleFilename: "images/[name].[hash][ext]",
    copy: ["public"],
    clean: true,
  },
  optimization: {
    splitChunks: { chunks: "all" },
  },
};
