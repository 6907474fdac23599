export default {
  mode: "production",
  target: "node",
  entry: "./src/server.js",
  externalsPresets: {
    node: true,
    nodeModules: { allowlist: ["json5"] },
  },
};
