export default {
  mode: "production",
  entry: { index: "./index.html" },
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
    clean: true,
  },
  module: {
    rules: [
      {
        resourceQuery: /^\?url$/,
        type: "asset/resource",
        generator: { filename: "[name].[contenthash:8][ext]" },
      },
      { resourceQuery: /^\?raw$/, type: "asset/source" },
    ],
  },
};
