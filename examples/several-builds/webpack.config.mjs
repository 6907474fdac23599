import path from "node:path";
import webpack from "webpack";

const announce = (compiler) => {
  compiler.hooks.run.tap("Announce", () => {
    console.log(`${compiler.name} starts`);
  });
  compiler.hooks.done.tap("Announce", () => {
    console.log(`${compiler.name} is done`);
  });
};

const configurations = [
  {
    name: "server",
    dependencies: ["client"],
    mode: "production",
    target: "node",
    entry: "./src/server.js",
    output: { filename: "server.cjs" },
    plugins: [announce],
  },
  {
    name: "client",
    mode: "production",
    entry: "./src/client.js",
    output: {
      path: path.resolve(import.meta.dirname, "dist/public"),
      filename: "[name].[contenthash].js",
      publicPath: "/",
    },
    plugins: [new webpack.ManifestPlugin(), announce],
  },
  {
    name: "worker",
    mode: "production",
    target: "webworker",
    entry: "./src/worker.js",
    output: { filename: "public/worker.js" },
    plugins: [announce],
  },
];

configurations.parallelism = 1;

export default configurations;
