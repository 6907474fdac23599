export default {
  mode: "production",
  entry: "./src/index.js",
  optimization: {
    moduleIds: "deterministic",
    chunkIds: "named",
  },
};
