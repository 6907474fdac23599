export default {
  mode: "production",
  entry: { main: "./src/index.js", nothing: "./src/nothing.js" },
  output: { clean: true },
};
