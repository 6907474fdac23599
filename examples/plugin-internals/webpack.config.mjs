export default {
  mode: "production",
  target: "web",
  entry: { main: "./src/index.js" },
  output: {
    filename: "[name].[contenthash:8].js",
    html: true,
    clean: true,
    copy: ["public"],
  },
  externals: { jquery: "jQuery", "lib/esm": "module https://cdn.example/lib.js" },
  optimization: { minimize: false },
};
