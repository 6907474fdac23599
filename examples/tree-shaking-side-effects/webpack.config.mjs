export default {
  mode: "production",
  entry: "./src/index.js",
  performance: {
    hints: "stats",
    unusedModules: true,
    missingSideEffects: true,
    pureAnnotations: true,
  },
};
