export default {
  mode: "development",
  entry: "./src/index.js",
  devtool: [
    { type: "javascript", use: "eval-source-map" },
    { type: "css", use: "source-map" },
  ],
};
