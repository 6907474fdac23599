export default {
  mode: "production",
  entry: { index: "./index.html" },
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
    clean: true,
  },
};
