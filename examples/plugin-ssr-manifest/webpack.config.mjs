import path from "node:path";
import webpack from "webpack";

export default {
  mode: "production",
  entry: "./src/client.js",
  output: {
    publicPath: "/static/",
    filename: "[name].[contenthash:8].js",
    chunkFilename: "[name].[contenthash:8].js",
    cssFilename: "[name].[contenthash:8].css",
    clean: true,
  },
  plugins: [
    new webpack.SSRManifestPlugin({
      filename: "../server/manifest.json",
      context: path.resolve(import.meta.dirname, "src"),
    }),
  ],
};
