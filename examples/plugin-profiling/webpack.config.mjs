import path from "node:path";
import webpack from "webpack";

export default {
  mode: "production",
  plugins: [
    new webpack.debug.ProfilingPlugin({
      outputPath: path.resolve(import.meta.dirname, "profile/events.json"),
    }),
  ],
};
