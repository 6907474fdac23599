import webpack from "webpack";
import { buildAll } from "./fatal.mjs";
import { EmitPlugin } from "./plugins/emit.mjs";
import { HashPlugin } from "./plugins/hash.mjs";
import { ReportPlugin } from "./plugins/report.mjs";

const dist = `${import.meta.dirname}/dist`;
const base = {
  mode: "production",
  context: import.meta.dirname,
  optimization: { chunkIds: "named", moduleIds: "named" },
};

const configs = [
  {
    ...base,
    name: "assets",
    entry: "./src/index.js",
    output: { path: `${dist}/assets` },
    plugins: [new EmitPlugin()],
  },
  {
    ...base,
    name: "workers",
    entry: "./src/worker.js",
    output: { path: `${dist}/workers`, filename: "[name].[contenthash].js" },
  },
  {
    ...base,
    name: "copy",
    entry: { "robots.txt": "./src/index.js" },
    output: {
      path: `${dist}/copy`,
      filename: "[name]",
      copy: [
        "src/public/robots.txt",
        { from: "src/public", filename: "all.txt" },
        { from: "src/public/security.txt", to: ".." },
      ],
    },
  },
  {
    ...base,
    name: "outside",
    entry: "./src/index.js",
    output: { path: `${dist}/outside`, allowOutside: false },
    plugins: [new ReportPlugin()],
  },
  {
    ...base,
    name: "names",
    entry: "./src/help.js",
    output: { path: `${dist}/names` },
  },
  {
    ...base,
    name: "hashes",
    entry: "./src/tabs.js",
    output: { path: `${dist}/hashes` },
    plugins: [new HashPlugin()],
  },
  {
    ...base,
    name: "split",
    entry: { app: "./src/index.js", other: "./src/other.js" },
    output: { path: `${dist}/split` },
    optimization: {
      splitChunks: {
        chunks: "all",
        minSize: 1,
        cacheGroups: { shared: { test: /shared/, name: "app", enforce: true } },
      },
    },
  },
  {
    ...base,
    name: "minimize",
    entry: "./src/index.js",
    output: { path: `${dist}/minimize` },
    optimization: { minimize: { javascript: { compress: { drop_consol: true } } } },
  },
  {
    ...base,
    name: "banner",
    entry: "./src/index.js",
    output: { path: `${dist}/banner` },
    plugins: [new webpack.BannerPlugin({ raw: true, banner: "Copyright 2026" })],
  },
  {
    ...base,
    name: "async",
    entry: { app: ["./src/named.js", "./src/async.js"] },
    output: { path: `${dist}/async`, library: { type: "commonjs2", entryExports: "all" } },
  },
  {
    ...base,
    name: "startup",
    entry: { app: ["./src/index.js", "./src/named.js"] },
    output: { path: `${dist}/startup`, library: { type: "commonjs2", entryExports: "all" } },
    optimization: { runtimeChunk: "single" },
  },
];

export default async () => {
  await buildAll();
  return configs;
};
