import { fileURLToPath } from "node:url";

export default {
  mode: "development",
  entry: "./src/index.js",
  cache: {
    type: "filesystem",
    buildDependencies: {
      config: [fileURLToPath(import.meta.url)],
    },
  },
};
