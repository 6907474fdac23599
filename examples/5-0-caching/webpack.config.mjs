export default {
  mode: "production",
  entry: "./src/index.js",
  cache: { type: "filesystem" },
  output: { filename: "[name].[contenthash:8].js", clean: true },
};
