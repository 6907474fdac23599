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
    cssFilename: "styles/[contenthash].css",
    htmlFilename: "[name].html",
    assetModuleFilename: "images/[name].[hash][ext]",
    copy: ["public"],
    clean: true,
  },
  optimization: {
    runtimeChunk: "single",
    splitChunks: { chunks: "all" },
  },
};
