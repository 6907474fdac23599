export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "index.js",
    library: { type: "module" },
    clean: true,
  },
};
