export default {
  mode: "development",
  entry: "./src/index.js",
};
