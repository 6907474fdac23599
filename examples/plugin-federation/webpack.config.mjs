import path from "node:path";
import webpack from "webpack";

const { ModuleFederationPlugin } = webpack.container;
const dist = path.resolve(import.meta.dirname, "dist");
const optimization = { moduleIds: "natural", chunkIds: "natural" };
const shared = { "smol-toml": { singleton: true, requiredVersion: "^1.0.0" } };

const shop = {
  name: "shop",
  mode: "production",
  target: "node",
  entry: {},
  output: { path: path.join(dist, "shop"), uniqueName: "shop" },
  optimization,
  plugins: [
    new ModuleFederationPlugin({
      name: "shop",
      filename: "remoteEntry.js",
      library: { type: "commonjs-module" },
      exposes: { "./cart": { import: "./shop/cart.js", name: "cart" } },
      shared,
    }),
  ],
};

const shell = {
  name: "shell",
  mode: "production",
  target: "node",
  entry: "./shell/index.js",
  output: { path: path.join(dist, "shell"), uniqueName: "shell" },
  optimization,
  plugins: [
    new ModuleFederationPlugin({
      name: "shell",
      remoteType: "commonjs-module",
      remotes: { shop: "../shop/remoteEntry.js" },
      shared,
    }),
  ],
};

export default [shop, shell];
