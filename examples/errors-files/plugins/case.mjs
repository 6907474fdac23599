import webpack from "webpack";

/** Emits two files whose names differ only in the case of a letter. */
export class CasePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("CasePlugin", (compilation) => {
      compilation.hooks.processAssets.tap("CasePlugin", () => {
        const { RawSource } = webpack.sources;
        compilation.emitAsset("Notes.txt", new RawSource("A"));
        compilation.emitAsset("notes.txt", new RawSource("a"));
      });
    });
  }
}
