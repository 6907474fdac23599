export default {
  mode: "production",
  target: "node",
  entry: "./src/index.js",
  // The id that production gives to a glob depends on the folder of the project.
  optimization: { moduleIds: "natural" },
};
