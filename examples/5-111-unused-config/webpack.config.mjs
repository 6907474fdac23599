import webpack from "webpack";

export default {
  mode: "production",
  entry: "./src/index.js",
  resolve: { alias: { old: "./src/new.js" } },
  externals: { jquery: "jQuery" },
  module: {
    rules: [{ test: /\.txt$/, type: "asset/source" }],
  },
  plugins: [new webpack.DefinePlugin({ VERSION: '"1"' })],
  performance: { hints: "stats", unusedConfig: true },
};
