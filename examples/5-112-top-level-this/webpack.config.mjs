export default {
  mode: "production",
  target: "node",
  entry: "./src/index.js",
  module: {
    rules: [
      {
        test: /[\\/]legacy[\\/]/,
        parser: { topLevelThis: "global" },
      },
    ],
  },
};
