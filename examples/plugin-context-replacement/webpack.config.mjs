import webpack from "webpack";

export default {
  mode: "production",
  target: "node",
  plugins: [
    new webpack.ContextReplacementPlugin(/texts[\\/]locale$/, /\/(de|en)\.js$/),
  ],
};
