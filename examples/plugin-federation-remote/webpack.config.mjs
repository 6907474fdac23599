import webpack from "webpack";

export default {
  mode: "production",
  entry: {},
  output: { uniqueName: "shop" },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: "shop",
      filename: "remoteEntry.js",
      exposes: { "./cart": "./src/index.js" },
    }),
  ],
};
