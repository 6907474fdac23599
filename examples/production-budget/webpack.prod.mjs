import { merge } from "webpack-merge";
import common from "./webpack.common.mjs";

export default merge(common, {
  mode: "production",
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
  },
  performance: {
    maxAssetSize: 100_000,
    maxEntrypointSize: 150_000,
    hints: "error",
  },
});
