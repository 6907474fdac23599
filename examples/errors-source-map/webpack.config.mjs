export default {
  mode: "development",
  devtool: "source-map",
  entry: "./src/index.js",
  module: {
    rules: [{ test: /\.js$/, extractSourceMap: true }],
  },
};
