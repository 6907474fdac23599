class PrintStatsPlugin {
  apply(compiler) {
    compiler.hooks.done.tap("PrintStatsPlugin", (stats) => {
      const data = stats.toJson({ chunkModules: false, runtimeModules: false });
      console.log(JSON.stringify(data, null, 2));
    });
  }
}

export default {
  mode: "production",
  devtool: "source-map",
  entry: "./src/index.js",
  optimization: { concatenateModules: false },
  plugins: [new PrintStatsPlugin()],
};
