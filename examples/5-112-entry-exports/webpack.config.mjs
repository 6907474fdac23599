export default {
  mode: "production",
  entry: ["./src/math.js", "./src/text.js"],
  output: {
    module: true,
    library: { type: "module", entryExports: "all" },
  },
};
