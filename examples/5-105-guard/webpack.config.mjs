export default {
  mode: "production",
  target: "node",
  entry: "./src/index.js",
  module: {
    parser: { javascript: { exportsPresence: "error" } },
  },
};
