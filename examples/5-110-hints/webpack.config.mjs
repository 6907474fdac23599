export default {
  mode: "production",
  entry: "./src/index.js",
  performance: {
    hints: "stats",
    circularDependencies: true,
    evalUsage: true,
    duplicateModules: true,
  },
};
