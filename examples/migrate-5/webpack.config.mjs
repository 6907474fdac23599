import path from "node:path";

export default {
  mode: "development",
  entry: "./src/index.js",
  output: {
    path: path.resolve(import.meta.dirname, "dist"),
    filename: "[name].[contenthash].js",
    chunkLoadingGlobal: "shopChunks",
    hotUpdateGlobal: "shopUpdate",
    clean: true,
  },
  optimization: {
    moduleIds: "deterministic",
    chunkIds: "named",
    emitOnErrors: false,
    splitChunks: {
      cacheGroups: {
        defaultVendors: { idHint: "vendors" },
      },
    },
  },
  stats: { modulesSpace: 30 },
};
