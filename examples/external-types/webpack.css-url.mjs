export default {
  mode: "production",
  entry: "./src/style.css",
  externalsType: "css-url",
  externals: { "logo.svg": "https://cdn.example.com/logo.svg" },
  output: {
    filename: "css-url.js",
    cssFilename: "css-url.css",
  },
  optimization: { minimize: false },
};
