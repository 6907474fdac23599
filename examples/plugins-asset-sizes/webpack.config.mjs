import { AssetSizesPlugin } from "./plugins/asset-sizes-plugin.mjs";

export default {
  mode: "production",
  plugins: [new AssetSizesPlugin({ filename: "report/sizes.json" })],
};
