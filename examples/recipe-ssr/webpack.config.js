import path from "node:path";
import webpack from "webpack";

const dist = path.resolve(import.meta.dirname, "dist");

const shared = {
  mode: "production",
  devtool: "source-map",
  experiments: { css: true },
};

export default [
  {
    ...shared,
    name: "browser",
    entry: { page: "./src/browser.js" },
    output: {
      path: path.join(dist, "static"),
      publicPath: "/static/",
      filename: "[name].[contenthash:8].js",
      cssFilename: "[name].[contenthash:8].css",
      clean: true,
    },
    plugins: [new webpack.ManifestPlugin({ filename: "../manifest.json" })],
  },
  {
    ...shared,
    name: "server",
    target: "node20",
    entry: { server: "./src/server.js" },
    output: { path: dist, module: true, filename: "[name].js" },
    externalsPresets: { nodeModules: true },
    optimization: { minimize: false },
  },
];
