export default {
  mode: "production",
  entry: {
    shop: "./src/shop.js",
    account: "./src/account.js",
    blog: "./src/blog.js",
    admin: "./src/admin.js",
  },
  optimization: {
    splitChunks: {
      chunks: "all",
      minSize: 1000,
      dedupDepth: 1,
    },
  },
};
