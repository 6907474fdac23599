export default {
  mode: "production",
  entry: { page: "./src/index.html" },
  output: {
    clean: true,
    workerChunkFilename: "workers/[name].[contenthash:8].js",
  },
};
