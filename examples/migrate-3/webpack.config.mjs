import path from "node:path";

export default {
  mode: "production",
  entry: "./src/index.js",
  resolve: {
    modules: [path.resolve(import.meta.dirname, "src"), "node_modules"],
  },
};
