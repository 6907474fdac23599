import path from "node:path";
import webpack from "webpack";

export default {
  mode: "production",
  plugins: [
    new webpack.prefetch.PrefetchPlugin(path.resolve(import.meta.dirname, "src/report"), "./table.js"),
    new webpack.prefetch.PrefetchPlugin("./src/report/format.js"),
  ],
};
