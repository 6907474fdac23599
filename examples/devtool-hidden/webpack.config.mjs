export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "[name].[contenthash].js",
  },
  devtool: "hidden-source-map",
};
