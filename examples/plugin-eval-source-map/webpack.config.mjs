import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  plugins: [
    new webpack.EvalSourceMapDevToolPlugin({
      exclude: /[\\/](node_modules|vendor)[\\/]/,
      moduleFilenameTemplate: "shop:///[resource-path]",
    }),
  ],
};
