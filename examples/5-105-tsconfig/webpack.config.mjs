import path from "node:path";

export default {
  mode: "production",
  target: "node",
  entry: "./src/index.js",
  resolve: {
    tsconfig: path.resolve(import.meta.dirname, "tsconfig.json"),
  },
};
