export default {
  mode: "production",
  target: "node20",
  entry: { server: "./src/server.js" },
  output: { module: true, filename: "[name].js", clean: true },
  externalsPresets: { nodeModules: true },
  devtool: "source-map",
  optimization: { minimize: false },
};
