export default {
  mode: "production",
  entry: {
    app: "./src/app.js",
    sync: { import: "./src/sync.js", worker: true },
  },
  output: {
    workerChunkFilename: "workers/[name].js",
  },
};
