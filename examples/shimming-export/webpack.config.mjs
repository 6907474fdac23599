import webpack from "webpack";

export default {
  mode: "production",
  entry: "./src/index.js",
  module: {
    rules: [
      {
        test: /[\\/]legacy[\\/]price\.js$/,
        loader: "exports-loader",
        options: { exports: "formatPrice" },
      },
    ],
  },
  plugins: [new webpack.ProvidePlugin({ _: "lodash" })],
};
