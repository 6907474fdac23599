export default {
  mode: "production",
  entry: "./src/index.js",
  module: {
    rules: [
      {
        test: /[\\/]icon\.js$/,
        parser: { pureFunctions: ["icon"] },
      },
    ],
  },
};
