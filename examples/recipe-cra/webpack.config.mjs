import path from "node:path";
import RefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import refreshTypeScript from "react-refresh-typescript";
import webpack from "webpack";

export default (env) => ({
  mode: "production",
  entry: { index: "./src/index.html" },
  output: {
    path: path.resolve(import.meta.dirname, "build"),
    publicPath: "/",
    filename: "static/js/[name].[contenthash:8].js",
    cssFilename: "static/css/[name].[contenthash:8].css",
    assetModuleFilename: "static/media/[name].[hash:8][ext]",
    html: { base: "/" },
    htmlFilename: "[name].html",
    copy: ["public"],
    clean: true,
  },
  devtool: "source-map",
  module: {
    parser: { css: { namedExports: false } },
    rules: [
      {
        test: /\.[jt]sx?$/,
        exclude: /node_modules/,
        loader: "ts-loader",
        options: {
          transpileOnly: true,
          getCustomTransformers: () => ({
            before: env.WEBPACK_SERVE ? [refreshTypeScript()] : [],
          }),
        },
      },
      { test: /\.(?:png|jpe?g|gif|svg|webp)$/, type: "asset" },
    ],
  },
  resolve: {
    extensions: [".ts", ".tsx", ".js", ".jsx", "..."],
  },
  plugins: [
    new webpack.EnvironmentPlugin({ REACT_APP_TITLE: "My app" }),
    env.WEBPACK_SERVE && new RefreshPlugin(),
  ],
  devServer: { port: 3000, historyApiFallback: true },
});
