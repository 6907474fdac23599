export default {
  mode: "production",
  output: {
    filename: "global.js",
    library: { type: "global", name: "Calc" },
    globalObject: "globalThis",
  },
  optimization: { minimize: false },
};
