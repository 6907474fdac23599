export default {
  mode: "production",
  entry: { page: "./src/index.html" },
  output: {
    assetModuleFilename: "images/[name].[contenthash:8][ext]",
    clean: true,
    publicPath: process.env.ASSET_PATH ?? "auto",
  },
};
