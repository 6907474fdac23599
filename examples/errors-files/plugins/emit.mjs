import webpack from "webpack";

/** Emits two files with the same name. */
export class EmitPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("EmitPlugin", (compilation) => {
      compilation.hooks.processAssets.tap("EmitPlugin", () => {
        const { RawSource } = webpack.sources;
        compilation.emitAsset("version.txt", new RawSource("1.0.0"));
        compilation.emitAsset("version.txt", new RawSource("1.0.1"));
      });
    });
  }
}
