export default {
  mode: "production",
  output: {
    filename: "umd.cjs",
    library: { type: "umd", name: "Calc" },
    globalObject: "globalThis",
  },
  optimization: { minimize: false },
};
