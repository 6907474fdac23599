export default {
  mode: "production",
  entry: {
    shop: "./src/shop.js",
    admin: "./src/admin.js",
  },
  optimization: {
    splitChunks: {
      cacheGroups: {
        vendor: {
          name: "vendor",
          test: /[\\/]node_modules[\\/]/,
          chunks: "all",
          enforce: true,
        },
      },
    },
  },
};
