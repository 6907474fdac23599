export default {
  mode: "production",
  entry: "./src/optional.js",
  externals: {
    lodash: { commonjs: "lodash", commonjs2: "lodash", amd: "lodash", root: "_" },
  },
  output: {
    filename: "umd2.cjs",
    library: { type: "umd2", name: "Calc" },
    globalObject: "globalThis",
  },
  optimization: { minimize: false },
};
