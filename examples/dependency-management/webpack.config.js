export default {
  mode: "development",
  devtool: false,
  target: "node20",
  entry: "./src/index.js",
  output: { module: true, clean: true },
};
