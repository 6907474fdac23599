export default {
  mode: "production",
  entry: "./src/index.js",
  module: {
    rules: [
      {
        test: /\.txt$/,
        use: { loader: "./loaders/text-loader.mjs", options: { trim: true } },
      },
    ],
  },
};
