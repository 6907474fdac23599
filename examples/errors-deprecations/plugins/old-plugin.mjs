/** Uses interfaces of webpack 4, each of which webpack reports once. */
export class OldPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("OldPlugin", (compilation) => {
      compilation.hooks.optimizeChunkAssets.tap("OldPlugin", () => {});
    });
    compiler.hooks.afterCompile.tap("OldPlugin", (compilation) => {
      const [module] = compilation.modules;
      const [chunk] = compilation.chunks;
      console.log(module.id, module.usedExports, chunk.size(), compilation.modules.length);
      compilation.assets["notes.txt"] = new compiler.webpack.sources.RawSource("notes");
    });
  }
}
