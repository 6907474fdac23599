export default {
  mode: "production",
  devtool: "source-map",
  module: {
    rules: [
      {
        test: /\.js$/,
        exclude: /node_modules/,
        use: {
          loader: "./loaders/translate-loader.mjs",
          options: { language: "de", report: true },
        },
      },
    ],
  },
};
