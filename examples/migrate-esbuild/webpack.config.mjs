export default {
  mode: "production",
  entry: { app: "./src/app.ts", admin: "./src/admin.ts" },
  output: {
    module: true,
    filename: "[name]-[contenthash:8].js",
    cssFilename: "[name]-[contenthash:8].css",
    assetModuleFilename: "assets/[name]-[contenthash:8][ext]",
    publicPath: "/static/",
    clean: true,
  },
  devtool: "source-map",
};
