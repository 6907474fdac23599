const base = { mode: "development", devtool: false, context: import.meta.dirname };

export default [
  {
    ...base,
    entry: {
      lazy: "./src/lazy.js",
      context: "./src/context.js",
      commonjs: "./src/commonjs.js",
      missing: "./src/missing.js",
      process: "./src/process.js",
      cycle: "./src/cycle-a.js",
      assign: "./src/assign.js",
    },
    output: { publicPath: "/assets/" },
    ignoreWarnings: [() => true],
  },
  {
    ...base,
    entry: { auto: "./src/lazy.js" },
    output: { path: `${import.meta.dirname}/dist/auto` },
  },
];
