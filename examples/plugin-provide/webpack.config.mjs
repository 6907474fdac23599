import path from "node:path";
import webpack from "webpack";

export default {
  mode: "production",
  target: "node",
  optimization: { minimize: false },
  plugins: [
    new webpack.ProvidePlugin({
      toml: "smol-toml",
      "window.toml": "smol-toml",
      chunk: "lodash/chunk",
      translate: [path.resolve(import.meta.dirname, "src/translate.js"), "translate"],
    }),
  ],
};
