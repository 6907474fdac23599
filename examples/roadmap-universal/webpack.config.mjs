export default {
  mode: "production",
  target: "universal",
  entry: "./src/index.js",
};
