import path from "node:path";

export default {
  mode: "production",
  module: {
    rules: [
      {
        test: /\.js$/,
        use: [
          {
            loader: path.resolve(import.meta.dirname, "loaders/translate-loader.mjs"),
            sourceTest: /\bt\(/,
          },
        ],
      },
    ],
  },
};
