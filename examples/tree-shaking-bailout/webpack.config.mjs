export default {
  mode: "production",
  entry: "./src/index.js",
  stats: { optimizationBailout: true, nestedModules: true },
};
