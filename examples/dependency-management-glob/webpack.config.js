export default {
  mode: "production",
  target: "node20",
  entry: "./src/index.js",
  output: { module: true, clean: true },
  // In production, the id of the glob module depends on the project folder.
  optimization: { moduleIds: "natural" },
};
