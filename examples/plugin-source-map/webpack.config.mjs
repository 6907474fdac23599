import webpack from "webpack";

export default {
  mode: "production",
  devtool: false,
  entry: { app: "./src/index.js", vendor: "./src/vendor.js" },
  plugins: [
    new webpack.SourceMapDevToolPlugin({
      filename: "maps/[file].map[query]",
      publicPath: "https://maps.internal.example/",
      exclude: /^vendor/,
      noSources: true,
      ignoreList: /node_modules/,
      moduleFilenameTemplate: "shop:///[resource-path]",
    }),
  ],
};
