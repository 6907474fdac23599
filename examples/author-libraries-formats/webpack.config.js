const shared = {
  mode: "production",
  entry: "./src/index.js",
};

export default [
  {
    ...shared,
    name: "module",
    output: { filename: "index.js", library: { type: "module" } },
    externals: [/^lodash($|\/)/],
  },
  {
    ...shared,
    name: "commonjs",
    target: "node20.9",
    output: { filename: "index.cjs", library: { type: "commonjs-static" } },
    externals: [/^lodash($|\/)/],
    externalsType: "commonjs",
  },
  {
    ...shared,
    name: "script",
    output: {
      filename: "word-tally.min.js",
      library: { type: "window", name: "WordTally" },
    },
    externals: { lodash: "_" },
  },
];
