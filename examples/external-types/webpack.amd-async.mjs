export default {
  mode: "production",
  externalsType: "amd-async",
  externals: { calc: "calc" },
  output: { filename: "amd-async.js" },
  optimization: { minimize: false },
};
