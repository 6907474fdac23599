export default {
  mode: "production",
  entry: "./src/index.js",
  optimization: { concatenateModules: false },
  stats: { reasons: true },
};
