const base = {
  mode: "development",
  devtool: false,
  context: import.meta.dirname,
  optimization: { emitOnErrors: false },
};

export default [
  {
    ...base,
    name: "modules",
    target: "node",
    entry: {
      namespace: "./src/namespace.js",
      defer: "./src/defer.js",
      require: "./src/require.js",
      assign: "./src/assign.js",
      glob: "./src/glob.js",
      context: "./src/context.js",
      mode: "./src/mode.js",
    },
    output: { path: `${import.meta.dirname}/dist/modules` },
    experiments: { deferImport: true },
    module: { parser: { javascript: { createRequire: true } } },
  },
  {
    ...base,
    name: "createRequire",
    entry: "./src/math.js",
    output: { path: `${import.meta.dirname}/dist/require` },
    module: { parser: { javascript: { createRequire: "createRequire of module" } } },
  },
  {
    ...base,
    name: "browser",
    entry: "./src/native.js",
    output: { module: true, path: `${import.meta.dirname}/dist/browser` },
    experiments: { outputModule: true },
  },
  {
    ...base,
    name: "wasm",
    entry: { initial: "./src/wasm.js" },
    output: { path: `${import.meta.dirname}/dist/wasm` },
    experiments: { syncWebAssembly: true },
  },
  {
    ...base,
    name: "lazy",
    entry: "./src/load-wasm.js",
    output: { path: `${import.meta.dirname}/dist/lazy` },
    experiments: { syncWebAssembly: true },
  },
];
