import webpack from "webpack";

class SharedModulesPlugin {
  apply(compiler) {
    new webpack.optimize.SplitChunksPlugin({
      chunks: "all",
      minSize: 0,
      maxInitialRequests: 30,
      maxAsyncRequests: 30,
      cacheGroups: {
        shared: { test: /[\\/]shared[\\/]/, name: "shared", minChunks: 2 },
      },
    }).apply(compiler);
  }
}

export default {
  mode: "production",
  entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
  plugins: [new SharedModulesPlugin()],
};
