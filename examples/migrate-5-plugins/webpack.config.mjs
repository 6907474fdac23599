import path from "node:path";
import webpack from "webpack";

export default {
  mode: "production",
  entry: "./src/index.js",
  plugins: [
    new webpack.IgnorePlugin({
      resourceRegExp: /^\.\/locale$/,
      contextRegExp: /moment$/,
    }),
    new webpack.WatchIgnorePlugin({
      paths: [path.resolve(import.meta.dirname, "generated")],
    }),
    new webpack.ids.HashedModuleIdsPlugin(),
  ],
};
