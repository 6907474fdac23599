export default {
  mode: "production",
  entry: "./src/index.js",
  performance: { hints: false },
};
