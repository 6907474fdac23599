export default {
  mode: "production",
  module: {
    rules: [
      {
        test: /\.md$/,
        use: {
          loader: "./loaders/heading-loader.mjs",
          options: { level: 2 },
        },
      },
    ],
  },
};
