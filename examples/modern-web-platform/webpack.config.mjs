export default {
  mode: "production",
  target: ["web", "es2022"],
  entry: { page: "./src/index.html" },
  externalsType: "module",
  externals: ["greetings"],
  output: {
    module: true,
    htmlFilename: "[name].html",
    copy: [{ from: "public" }],
    clean: true,
  },
};
