import { PrintChunksPlugin } from "./print-chunks-plugin.mjs";

export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.js",
  optimization: { runtimeChunk: "single" },
  plugins: [new PrintChunksPlugin()],
};
