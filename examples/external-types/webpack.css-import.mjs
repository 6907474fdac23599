export default {
  mode: "production",
  entry: "./src/theme.css",
  externalsType: "css-import",
  externals: { "theme.css": "https://cdn.example.com/theme.css" },
  output: {
    filename: "css-import.js",
    cssFilename: "css-import.css",
  },
  optimization: { minimize: false },
};
