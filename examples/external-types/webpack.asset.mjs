export default {
  mode: "production",
  entry: "./src/image.js",
  externalsType: "asset",
  externals: { "logo.svg": "https://cdn.example.com/logo.svg" },
  output: { filename: "asset.js" },
  optimization: { minimize: false },
};
