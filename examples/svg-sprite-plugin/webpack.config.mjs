import SvgChunkWebpackPlugin from "svg-chunk-webpack-plugin";

export default {
  mode: "production",
  entry: { icons: "./src/index.js" },
  output: { publicPath: "/", clean: true },
  module: {
    rules: [
      {
        test: /\.svg$/,
        loader: SvgChunkWebpackPlugin.loader,
        options: { configFile: `${import.meta.dirname}/svgo.config.mjs` },
      },
    ],
  },
  plugins: [
    new SvgChunkWebpackPlugin({
      svgstoreConfig: {
        inline: false,
        copyAttrs: ["fill", "stroke", "stroke-width", "stroke-linecap"],
      },
    }),
  ],
};
