import path from "node:path";
import webpack from "webpack";

export default {
  mode: "production",
  target: "node",
  entry: "./src/index.js",
  plugins: [
    new webpack.experiments.schemes.VirtualUrlPlugin({
      settings: {
        type: ".js",
        context: path.resolve(import.meta.dirname, "src/defaults"),
        source: () => 'export { color } from "./color.js";',
      },
    }),
  ],
};
