export default {
  mode: "production",
  target: "node",
  entry: "./src/index.js",
  // In production, the ID of a glob would depend on the folder of the project.
  optimization: { moduleIds: "natural" },
};
