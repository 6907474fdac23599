export default {
  mode: "production",
  target: "node",
  module: {
    rules: [
      { test: /\.list$/, use: { loader: "./loaders/list-loader.mjs", options: { comment: "#" } } },
      { test: /\.txt$/, use: "./loaders/include-loader.mjs" },
      { test: /\.png$/, use: "./loaders/image-size-loader.mjs" },
    ],
  },
};
