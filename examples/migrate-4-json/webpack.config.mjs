export default {
  mode: "production",
  entry: "./src/index.js",
  module: {
    rules: [
      {
        test: /\.list\.json$/,
        type: "javascript/auto",
        use: "./list-loader.cjs",
      },
    ],
  },
};
