export default {
  mode: "production",
  externalsType: "umd",
  externals: { calc: "calc" },
  output: {
    filename: "umd.js",
    library: { type: "umd" },
    globalObject: "globalThis",
  },
  optimization: { minimize: false },
};
