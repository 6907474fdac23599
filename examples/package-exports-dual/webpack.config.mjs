export default {
  mode: "production",
  target: "node20",
  entry: "./src/index.js",
};
