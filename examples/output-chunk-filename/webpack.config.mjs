export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "[name].js",
    chunkFilename: "chunks/[name].[contenthash:8].js",
  },
};
