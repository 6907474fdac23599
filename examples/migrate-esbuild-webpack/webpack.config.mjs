import path from "node:path";
import webpack from "webpack";

export default {
  mode: "production",
  entry: { app: "./src/app.ts", admin: "./src/admin.ts" },
  output: {
    module: true,
    filename: "[name]-[contenthash:8].js",
    cssFilename: "[name]-[contenthash:8].css",
    assetModuleFilename: "assets/[name]-[contenthash:8][ext]",
    publicPath: "/static/",
    clean: true,
  },
  devtool: "source-map",
  module: {
    rules: [
      { test: /\.png$/, type: "asset/resource" },
      { test: /\.svg$/, type: "asset/inline" },
      { test: /\.txt$/, type: "asset/source" },
      { test: /\.ts$/, resolve: { fullySpecified: false } },
    ],
  },
  resolve: {
    alias: { "@": path.resolve(import.meta.dirname, "src") },
  },
  plugins: [
    new webpack.DefinePlugin({ VERSION: JSON.stringify("1.4.0") }),
  ],
};
