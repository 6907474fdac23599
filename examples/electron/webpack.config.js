const shared = { mode: "production" };

export default [
  {
    ...shared,
    name: "main",
    target: "electron35-main",
    entry: "./src/main.js",
    output: { filename: "main.cjs" },
  },
  {
    ...shared,
    name: "preload",
    target: "electron35-preload",
    entry: "./src/preload.js",
    output: { filename: "preload.cjs" },
  },
  {
    ...shared,
    name: "page",
    target: "web",
    entry: { page: "./src/index.html" },
  },
];
