import path from "node:path";

export default {
  mode: "development",
  devtool: "source-map",
  target: "node20",
  entry: { tests: "./test/index.js" },
  output: {
    path: path.resolve(import.meta.dirname, "dist-test"),
    module: true,
    clean: true,
  },
};
