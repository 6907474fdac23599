import webpack from "webpack";

export default {
  mode: "production",
  entry: "./src/index.js",
  target: false,
  output: { chunkFormat: "commonjs" },
  plugins: [new webpack.node.NodeTargetPlugin()],
};
