export default {
  mode: "production",
  entry: "./src/index.html",
  output: { clean: true },
};
