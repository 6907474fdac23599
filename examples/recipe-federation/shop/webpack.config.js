import path from "node:path";
import webpack from "webpack";

export default {
  name: "shop",
  mode: "production",
  context: import.meta.dirname,
  entry: {},
  output: {
    path: path.join(import.meta.dirname, "dist"),
    uniqueName: "store-shop",
    chunkFilename: "[name].[contenthash:8].js",
    clean: true,
  },
  plugins: [
    // #region federation
    new webpack.container.ModuleFederationPlugin({
      name: "shop",
      filename: "remoteEntry.js",
      exposes: { "./cart": { import: "./src/cart.js", name: "cart" } },
      shared: { react: { singleton: true } },
    }),
    // #endregion
  ],
  devServer: {
    port: 3001,
    headers: { "Access-Control-Allow-Origin": "*" },
  },
};
