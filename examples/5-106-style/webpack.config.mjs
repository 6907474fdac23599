export default {
  mode: "production",
  entry: "./src/index.js",
  experiments: { css: true },
  module: {
    parser: { css: { exportType: "style" } },
  },
};
