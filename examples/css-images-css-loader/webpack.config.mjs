export default {
  mode: "production",
  entry: "./src/index.js",
  output: { clean: true },
  module: {
    rules: [
      { test: /\.css$/, use: ["style-loader", "css-loader"] },
      {
        test: /\.(png|jpe?g|gif|webp|avif|svg)$/,
        type: "asset",
        generator: { filename: "images/[name].[contenthash][ext]" },
      },
    ],
  },
};
