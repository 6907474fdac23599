import { VueLoaderPlugin } from "vue-loader";
import webpack from "webpack";

export default (env) => ({
  mode: "production",
  entry: { index: "./src/index.html" },
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
    clean: true,
  },
  devtool: env.WEBPACK_SERVE ? "eval" : "source-map",
  experiments: { css: true, html: true },
  module: {
    rules: [
      {
        test: /\.vue$/,
        loader: "vue-loader",
        options: { experimentalInlineMatchResource: true },
      },
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        loader: "ts-loader",
        options: {
          transpileOnly: true,
          appendTsSuffixTo: [/\.vue$/],
          compilerOptions: { noEmit: false },
        },
      },
    ],
  },
  resolve: {
    extensions: [".ts", "..."],
  },
  plugins: [
    new VueLoaderPlugin(),
    new webpack.DefinePlugin({
      __VUE_OPTIONS_API__: false,
      __VUE_PROD_DEVTOOLS__: false,
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
    }),
  ],
});
