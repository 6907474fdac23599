import webpack from "webpack";

export default {
  mode: "none",
  target: "node",
  optimization: { providedExports: true, usedExports: true },
  plugins: [new webpack.optimize.ModuleConcatenationPlugin()],
  stats: { all: false, modules: true, nestedModules: true, optimizationBailout: true },
};
