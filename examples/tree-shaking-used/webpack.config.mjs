export default {
  mode: "production",
  entry: "./src/index.js",
  stats: { usedExports: true, nestedModules: true },
};
