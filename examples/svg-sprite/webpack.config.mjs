export default {
  mode: "production",
  entry: { index: "./src/index.html" },
  output: {
    htmlFilename: "[name].html",
    assetModuleFilename: "[name].[contenthash:8][ext][fragment]",
    clean: true,
  },
};
