export default {
  mode: "production",
  externalsType: "umd2",
  externals: { calc: "calc" },
  output: {
    filename: "umd2.js",
    library: { type: "umd2" },
    globalObject: "globalThis",
  },
  optimization: { minimize: false },
};
