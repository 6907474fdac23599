export default {
  mode: "production",
  entry: "./src/index.js",
  module: {
    rules: [
      { test: /\.(png|jpe?g|gif)$/, type: "asset/resource" },
      {
        test: /\.svg$/,
        type: "asset",
        parser: { dataUrlCondition: { maxSize: 4 * 1024 } },
      },
      { test: /\.txt$/, type: "asset/source" },
    ],
  },
};
