const shared = { mode: "production", entry: "./src/index.js" };

export default [
  { ...shared, target: "web", output: { filename: "web.js" } },
  { ...shared, target: "node20", output: { filename: "node.js" } },
];
