import TerserPlugin from "terser-webpack-plugin";

export default {
  mode: "production",
  entry: "./src/index.js",
  devtool: "source-map",
  optimization: {
    minimizer: [new TerserPlugin({ parallel: true })],
  },
};
