export default {
  mode: "production",
  entry: "./src/index.html",
  output: {
    clean: true,
    filename: "[name].[contenthash:8].js",
    cssFilename: "styles/[name].[contenthash:8].css",
    htmlFilename: "[name].html",
  },
};
