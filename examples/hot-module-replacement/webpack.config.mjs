export default {
  mode: "development",
  devtool: false,
  entry: { page: "./src/index.html" },
  output: { clean: true },
};
