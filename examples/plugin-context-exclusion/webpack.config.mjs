import webpack from "webpack";

export default {
  mode: "production",
  target: "node",
  plugins: [new webpack.ContextExclusionPlugin(/\.test\.js$/)],
};
