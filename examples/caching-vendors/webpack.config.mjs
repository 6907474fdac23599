export default {
  mode: "production",
  entry: "./src/index.js",
  output: { filename: "[name].[contenthash].js", clean: true },
  optimization: {
    splitChunks: {
      chunks: "all",
      cacheGroups: {
        vendors: { test: /[\\/]node_modules[\\/]/, name: "vendors" },
      },
    },
  },
};
