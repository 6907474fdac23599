import { AssetListPlugin } from "./asset-list-plugin.mjs";

export default {
  mode: "production",
  entry: "./src/index.js",
  plugins: [new AssetListPlugin()],
};
