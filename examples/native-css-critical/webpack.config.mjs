export default {
  mode: "production",
  entry: { page: "./src/index.html" },
  output: {
    filename: "assets/[name].[contenthash:8].js",
    cssFilename: "assets/[name].[contenthash:8].css",
    htmlFilename: "index.html",
    html: { inline: "style" },
    clean: true,
  },
};
