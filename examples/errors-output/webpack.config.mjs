import webpack from "webpack";

const base = {
  mode: "production",
  context: import.meta.dirname,
  optimization: { emitOnErrors: true },
};

export default [
  {
    ...base,
    name: "initial",
    entry: { app: "./src/lazy.js", admin: "./src/admin.js" },
    output: { path: `${import.meta.dirname}/dist/initial` },
  },
  {
    ...base,
    name: "circular",
    entry: {
      app: { import: "./src/app.js", dependOn: "admin" },
      admin: { import: "./src/admin.js", dependOn: "app" },
    },
    output: { path: `${import.meta.dirname}/dist/circular` },
  },
  {
    ...base,
    name: "runtime",
    entry: {
      app: { import: "./src/app.js", dependOn: "admin", runtime: "shared" },
      admin: "./src/admin.js",
    },
    output: { path: `${import.meta.dirname}/dist/runtime` },
  },
  {
    ...base,
    name: "runtime-entry",
    entry: {
      app: { import: "./src/app.js", runtime: "admin" },
      admin: "./src/admin.js",
    },
    output: { path: `${import.meta.dirname}/dist/runtime-entry` },
  },
  {
    ...base,
    name: "variables",
    entry: "./src/app.js",
    output: { path: `${import.meta.dirname}/dist/variables` },
    plugins: [
      new webpack.EnvironmentPlugin(["API_URL"]),
      new webpack.DefinePlugin({ "process.env.NODE_ENV": '"test"' }),
    ],
  },
  {
    ...base,
    name: "umd",
    entry: "./src/app.js",
    output: {
      path: `${import.meta.dirname}/dist/umd`,
      iife: false,
      library: { name: "App", type: "umd" },
    },
  },
  {
    ...base,
    name: "externals",
    entry: "./src/external.js",
    output: { path: `${import.meta.dirname}/dist/externals`, library: { type: "umd" } },
    externals: { jquery: { root: "jQuery" } },
  },
];
