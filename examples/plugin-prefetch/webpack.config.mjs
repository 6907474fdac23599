import path from "node:path";
import webpack from "webpack";

export default {
  mode: "production",
  plugins: [
    new webpack.PrefetchPlugin(path.resolve(import.meta.dirname, "src/report"), "./table.js"),
    new webpack.PrefetchPlugin("./src/report/format.js"),
  ],
};
