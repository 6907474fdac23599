import { GenerateSW } from "workbox-webpack-plugin";

export default {
  mode: "production",
  entry: { page: "./src/index.html" },
  output: {
    filename: "[name].[contenthash:8].js",
    cssFilename: "[name].[contenthash:8].css",
    htmlFilename: "[name].html",
    clean: true,
  },
  plugins: [new GenerateSW({ clientsClaim: true, skipWaiting: true })],
};
