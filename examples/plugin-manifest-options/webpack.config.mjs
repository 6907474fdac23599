import webpack from "webpack";

export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "[name].[contenthash:8].js",
    assetModuleFilename: "images/[name].[contenthash:8][ext]",
    publicPath: "/static/",
  },
  plugins: [
    new webpack.ManifestPlugin({
      filename: "files.yaml",
      prefix: "",
      entrypoints: false,
      filter: ({ file }) => !file.endsWith(".svg"),
      generate: ({ assets }) =>
        Object.fromEntries(Object.entries(assets).map(([name, { file }]) => [name, file])),
      serialize: (manifest) =>
        Object.entries(manifest)
          .map(([name, file]) => `${name}: ${file}\n`)
          .join(""),
    }),
  ],
};
