export default {
  mode: "production",
  entry: "./src/index.js",
  output: { module: true },
  externalsType: "module",
  externals: { analytics: "https://analytics.example.com/v1.js" },
};
