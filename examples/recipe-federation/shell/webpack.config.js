import path from "node:path";
import webpack from "webpack";

const shopUrl = process.env.SHOP_URL ?? "http://localhost:3001";

export default {
  name: "shell",
  mode: "production",
  context: import.meta.dirname,
  entry: "./src/index.html",
  output: {
    path: path.join(import.meta.dirname, "dist"),
    uniqueName: "store-shell",
    chunkFilename: "[name].[contenthash:8].js",
    clean: true,
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: "shell",
      remotes: { shop: `shop@${shopUrl}/remoteEntry.js` },
      shared: { react: { singleton: true } },
    }),
  ],
  devServer: { port: 3000 },
};
