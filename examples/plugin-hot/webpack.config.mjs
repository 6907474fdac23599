import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  plugins: [new webpack.HotModuleReplacementPlugin()],
};
