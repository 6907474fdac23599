export default {
  mode: "production",
  entry: "./src/index.js",
  output: { copy: ["public"], clean: true },
  optimization: {
    minimize: { json: true, xml: {} },
  },
};
