export default {
  mode: "production",
  entry: {
    context: "./src/context.cjs",
    image: "./src/image.js",
    page: "./src/page.html",
  },
  output: { assetModuleFilename: "[contenthash:base62:8][ext]" },
};
