const shared = {
  mode: "production",
  entry: "./src/index.js",
  optimization: { minimize: false },
};

export default [
  {
    ...shared,
    output: { filename: "total.mjs", library: { type: "module" } },
    externals: ["lodash"],
  },
  {
    ...shared,
    output: {
      filename: "total.umd.js",
      library: { name: "Total", type: "umd" },
      globalObject: "globalThis",
    },
    externals: {
      lodash: {
        root: "_",
        commonjs: "lodash",
        commonjs2: "lodash",
        amd: "lodash",
      },
    },
  },
];
