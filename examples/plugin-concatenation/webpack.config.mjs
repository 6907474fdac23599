import webpack from "webpack";

export default {
  mode: "none",
  target: "node",
  optimization: { providedExports: true, usedExports: true },
  plugins: [new webpack.optimize.ModuleConcatenationPlugin()],
  stats: { optimizationBailout: true },
};
