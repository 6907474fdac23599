import { CountPlugin } from "./plugins/count-plugin.mjs";

export default {
  mode: "production",
  entry: "./src/index.js",
  module: {
    rules: [{ test: /\.txt$/, use: "./loaders/text-loader.mjs" }],
  },
  plugins: [new CountPlugin()],
};
