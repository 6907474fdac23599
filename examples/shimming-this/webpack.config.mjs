export default {
  mode: "production",
  entry: "./src/index.js",
  module: {
    rules: [
      {
        test: /[\\/]src[\\/]legacy[\\/]/,
        loader: "imports-loader",
        options: { type: "commonjs", wrapper: "globalThis" },
      },
    ],
  },
};
