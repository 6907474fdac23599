import { PrintGraphPlugin } from "./print-graph-plugin.mjs";

export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.js",
  plugins: [new PrintGraphPlugin()],
};
