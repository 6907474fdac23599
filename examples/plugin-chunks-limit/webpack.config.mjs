import webpack from "webpack";

export default {
  mode: "production",
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 2 })],
};
