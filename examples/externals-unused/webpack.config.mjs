export default {
  mode: "production",
  entry: "./src/index.js",
  externals: {
    reakt: "React",
  },
  performance: {
    unusedConfig: true,
  },
};
