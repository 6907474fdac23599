export default {
  mode: "production",
  target: ["web", "es2022"],
  entry: "./src/index.html",
  output: {
    module: true,
    filename: "[name].js",
    chunkFilename: "[name].js",
  },
  externals: { "lib/esm": "module https://cdn.example/lib.js" },
  externalsType: "module",
  optimization: { minimize: false },
};
