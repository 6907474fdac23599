const shared = { mode: "production" };

export default [
  {
    ...shared,
    name: "client",
    entry: "./src/client.js",
    output: {
      filename: "static/[name].js",
      cssFilename: "static/[name].css",
    },
  },
  {
    ...shared,
    name: "server",
    target: "node",
    entry: "./src/server.js",
    output: { filename: "server.cjs" },
  },
];
