export default {
  mode: "production",
  target: "node20",
  entry: "./src/index.js",
  module: {
    rules: [
      {
        test: /\.svg$/,
        oneOf: [
          { resourceQuery: /raw/, type: "asset/source" },
          { type: "asset/resource" },
        ],
      },
    ],
  },
};
