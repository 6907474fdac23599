const shared = {
  mode: "production",
  devtool: "source-map",
  output: { publicPath: "/" },
};

export default [
  {
    ...shared,
    name: "pages",
    entry: { popup: "./src/popup.html" },
    output: { ...shared.output, htmlFilename: "[name].html", copy: ["public"] },
  },
  {
    ...shared,
    name: "content",
    entry: { content: "./src/content.js" },
    output: { ...shared.output, asyncChunks: false },
  },
  {
    ...shared,
    name: "background",
    target: "webworker",
    entry: { background: "./src/background.js" },
    output: { ...shared.output, asyncChunks: false },
  },
];
