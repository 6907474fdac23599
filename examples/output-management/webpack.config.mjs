export default {
  mode: "production",
  entry: {
    home: "./src/index.html",
    statistics: "./src/stats.html",
  },
  output: {
    filename: "scripts/[name].js",
    cssFilename: "styles/[name].css",
    htmlFilename: "[name].html",
    assetModuleFilename: "images/[name].[hash][ext]",
    copy: ["public"],
    clean: true,
  },
};
