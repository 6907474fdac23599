import webpack from "webpack";

/** Writes a file next to the output folder. */
export class ReportPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("ReportPlugin", (compilation) => {
      compilation.hooks.processAssets.tap("ReportPlugin", () => {
        compilation.emitAsset("../report.txt", new webpack.sources.RawSource("1 module"));
      });
    });
  }
}
