import path from "node:path";
import webpack from "webpack";

export default {
  mode: "production",
  target: "node",
  optimization: { minimize: false },
  plugins: [
    new webpack.ProvidePlugin({
      path: "node:path",
      "window.path": "node:path",
      Buffer: ["node:buffer", "Buffer"],
      translate: [path.resolve(import.meta.dirname, "src/translate.js"), "translate"],
    }),
  ],
};
