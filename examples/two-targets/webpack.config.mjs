const shared = {
  mode: "development",
  devtool: false,
  entry: "./src/index.js",
};

export default [
  {
    ...shared,
    name: "browser",
    target: "web",
    output: { filename: "browser.js" },
  },
  {
    ...shared,
    name: "server",
    target: "node22",
    output: { filename: "server.cjs" },
  },
];
