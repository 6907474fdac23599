import path from "node:path";
import webpack from "webpack";

export default {
  mode: "development",
  plugins: [
    new webpack.WatchIgnorePlugin({
      paths: [/\.css\.d\.ts$/, path.resolve(import.meta.dirname, "src/generated")],
    }),
  ],
};
