export default {
  mode: "production",
  entry: {
    shop: "./src/shop.js",
    account: "./src/account.js",
  },
  output: {
    filename: "[name].[contenthash].js",
  },
  optimization: {
    runtimeChunk: "single",
  },
};
