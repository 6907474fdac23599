export default {
  entry: { page: "./src/index.html" },
  output: { clean: true },
};
