import webpack from "webpack";

const dist = `${import.meta.dirname}/dist`;
const base = {
  mode: "development",
  devtool: false,
  context: import.meta.dirname,
  optimization: { emitOnErrors: false },
};

export default [
  {
    ...base,
    name: "define",
    entry: { promise: "./src/promise.js", revision: "./src/revision.js" },
    output: { path: `${dist}/define` },
    plugins: [
      new webpack.DefinePlugin({
        BUILD: webpack.DefinePlugin.runtimeValue(() => Promise.resolve('"42"')),
        REVISION: webpack.DefinePlugin.runtimeValue(async () => {
          throw new Error("No revision");
        }),
      }),
    ],
  },
  {
    ...base,
    name: "dotenv",
    entry: "./src/dll.js",
    output: { path: `${dist}/dotenv` },
    dotenv: { dir: `${import.meta.dirname}/config` },
  },
  {
    ...base,
    name: "expand",
    entry: "./src/dll.js",
    output: { path: `${dist}/expand` },
    dotenv: { dir: `${import.meta.dirname}/expand` },
  },
  {
    ...base,
    name: "universal",
    target: ["web", "node"],
    entry: "./src/file.js",
    output: { path: `${dist}/universal`, module: true },
  },
  {
    ...base,
    name: "electron",
    target: "electron20-main",
    entry: "./src/dll.js",
    output: { path: `${dist}/electron`, module: true },
    experiments: { outputModule: true },
  },
  {
    ...base,
    name: "external",
    entry: "./src/external.js",
    output: { path: `${dist}/external` },
    externals: { jquery: { root: "$", commonjs: "jquery" } },
  },
  {
    ...base,
    name: "star",
    entry: "./src/star.js",
    output: { path: `${dist}/star`, module: true, library: { type: "module" } },
    experiments: { outputModule: true },
    externals: { charts: ["module charts", "core"] },
  },
  {
    ...base,
    name: "server",
    cache: { type: "filesystem", name: "shop", readonly: true },
    entry: "./src/dll.js",
    output: { path: `${dist}/server` },
  },
  {
    ...base,
    name: "client",
    cache: { type: "filesystem", name: "shop", readonly: true },
    entry: "./src/dll.js",
    output: { path: `${dist}/client` },
  },
  {
    ...base,
    name: "dll",
    entry: "./src/dll.js",
    output: { path: `${dist}/dll` },
    plugins: [
      new webpack.DllReferencePlugin({ manifest: `${import.meta.dirname}/vendor-manifest.json` }),
    ],
  },
  {
    ...base,
    name: "shared",
    entry: "./src/shared.js",
    output: { path: `${dist}/shared` },
    resolve: { modules: ["packages"] },
    plugins: [
      new webpack.container.ModuleFederationPlugin({ name: "shop", shared: ["no-version"] }),
    ],
  },
];
