import path from "node:path";

export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    path: path.resolve(import.meta.dirname, "build"),
    filename: "[name].[contenthash].js",
    clean: true,
  },
  module: {
    rules: [{ test: /\.txt$/, type: "asset/source" }],
  },
};
