export default {
  mode: "production",
  entry: { page: "./src/index.html" },
  output: { clean: true },
};
