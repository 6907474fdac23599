export default {
  mode: "production",
  entry: "./src/index.js",
  module: {
    rules: [
      {
        test: /\.css$/,
        use: [
          "style-loader",
          {
            loader: "css-loader",
            options: { modules: { exportLocalsConvention: "camel-case-only" } },
          },
        ],
      },
    ],
  },
};
