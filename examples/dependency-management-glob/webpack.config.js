export default {
  mode: "production",
  target: "node20",
  entry: "./src/index.js",
  output: { module: true, clean: true },
  // The id that production gives to a glob depends on the folder of the project.
  optimization: { moduleIds: "natural" },
};
