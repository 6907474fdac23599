export default {
  mode: "production",
  entry: {
    home: ["./src/home.js", "./src/home.css"],
    widget: {
      import: "./src/widget.js",
      filename: "embed/v1.js",
      library: { name: "widget", type: "var" },
      runtime: false,
    },
  },
  output: { clean: true },
  optimization: { runtimeChunk: "single" },
};
