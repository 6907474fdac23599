const base = process.env.BASE_PATH ?? "/";

export default {
  mode: "production",
  entry: { page: "./src/index.html" },
  output: {
    filename: "assets/[name].[contenthash:8].js",
    cssFilename: "assets/[name].[contenthash:8].css",
    assetModuleFilename: "assets/[name].[contenthash:8][ext]",
    htmlFilename: "index.html",
    html: { base },
    copy: ["public"],
    clean: true,
  },
};
