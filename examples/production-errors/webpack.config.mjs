export default {
  mode: "production",
  entry: "./src/index.js",
  devtool: "hidden-source-map",
  output: {
    filename: "[name].[contenthash:8].js",
    sourceMapFilename: "../maps/[file].map",
    clean: true,
  },
};
