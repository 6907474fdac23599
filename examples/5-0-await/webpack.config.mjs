export default {
  mode: "production",
  target: ["node20", "es2020"],
  entry: "./src/index.js",
};
