export default {
  mode: "development",
  entry: "./src/index.js",
  devtool: "eval-cheap-module-source-map",
};
