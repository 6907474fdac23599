import path from "node:path";
import webpack from "webpack";

const { ContainerPlugin, ContainerReferencePlugin } = webpack.container;
const { ConsumeSharedPlugin, ProvideSharedPlugin } = webpack.sharing;
const dist = path.resolve(import.meta.dirname, "dist");
const optimization = { moduleIds: "natural", chunkIds: "natural" };

const shop = {
  name: "shop",
  mode: "production",
  target: "node",
  entry: {},
  output: { path: path.join(dist, "shop"), uniqueName: "shop" },
  optimization,
  plugins: [
    new ContainerPlugin({
      name: "shop",
      filename: "remoteEntry.js",
      library: { type: "commonjs-module" },
      exposes: { "./cart": "./shop/cart.js" },
    }),
    new ConsumeSharedPlugin({
      consumes: { "smol-toml": { import: false, requiredVersion: "^1.0.0" } },
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
    new ContainerReferencePlugin({
      remoteType: "commonjs-module",
      remotes: { shop: "../shop/remoteEntry.js" },
    }),
    new ProvideSharedPlugin({ provides: { "smol-toml": { shareKey: "smol-toml" } } }),
  ],
};

export default [shop, shell];
