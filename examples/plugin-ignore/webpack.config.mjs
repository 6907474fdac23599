import webpack from "webpack";

export default {
  mode: "production",
  target: "node",
  optimization: { minimize: false },
  plugins: [
    new webpack.IgnorePlugin({
      resourceRegExp: /^\.\/fast$/,
      contextRegExp: /checksum$/,
    }),
  ],
};
