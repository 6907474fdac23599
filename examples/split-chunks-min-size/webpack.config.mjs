export default {
  mode: "production",
  performance: false,
  entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
  optimization: {
    // readable names, and files of the size that splitChunks compares
    chunkIds: "named",
    minimize: false,
    splitChunks: { minSize: 60_000 },
  },
};
