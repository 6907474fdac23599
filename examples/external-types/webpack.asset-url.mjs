export default {
  mode: "production",
  entry: "./src/image.js",
  externalsType: "asset-url",
  externals: { "logo.svg": "https://cdn.example.com/logo.svg" },
  output: { filename: "asset-url.js" },
  optimization: { minimize: false },
};
