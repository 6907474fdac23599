export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    html: true,
    clean: true,
    assetModuleFilename: "assets/[name].[contenthash:8][ext]",
  },
  module: {
    rules: [
      {
        test: /\.(svg|png|jpe?g|gif|webp)$/,
        type: "asset/resource",
        generator: { filename: "images/[name].[contenthash:8][ext]" },
      },
      { test: /\.(woff2?|ttf)$/, type: "asset/resource" },
    ],
  },
};
