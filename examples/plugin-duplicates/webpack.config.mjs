import webpack from "webpack";

export default {
  mode: "production",
  optimization: { mergeDuplicateChunks: false },
  plugins: [new webpack.optimize.MergeDuplicateChunksPlugin()],
};
