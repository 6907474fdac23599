import path from "node:path";

export default {
  mode: "production",
  entry: { index: "./index.html" },
  output: {
    module: true,
    filename: "assets/[name]-[contenthash:8].js",
    cssFilename: "assets/[name]-[contenthash:8].css",
    assetModuleFilename: "assets/[name]-[contenthash:8][ext]",
    htmlFilename: "[name].html",
    copy: ["public"],
    clean: true,
  },
  devtool: "source-map",
  module: {
    rules: [
      { test: /\.svg$/, resourceQuery: /^$/, type: "asset" },
      { resourceQuery: /^\?url$/, type: "asset/resource" },
      { resourceQuery: /^\?raw$/, type: "asset/source" },
    ],
    parser: {
      asset: { dataUrlCondition: { maxSize: 4096 } },
    },
  },
  resolve: {
    alias: { "@": path.resolve(import.meta.dirname, "src") },
    roots: [import.meta.dirname, path.resolve(import.meta.dirname, "public")],
  },
};
