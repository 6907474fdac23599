import webpack from "webpack";

// after minification, before webpack computes content hashes
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

export default {
  mode: "production",
  entry: "./src/index.js",
  output: { filename: "[name].[contenthash:8].js" },
  plugins: [
    new webpack.BannerPlugin({
      banner: "Acme Shop 1.2.0\n[name], Copyright Acme",
      entryOnly: true,
      stage,
    }),
    new webpack.BannerPlugin({
      banner: "//# build=2026-11-22",
      raw: true,
      footer: true,
      stage,
    }),
  ],
};
