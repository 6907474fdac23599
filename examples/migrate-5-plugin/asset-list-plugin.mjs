export class AssetListPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap("AssetListPlugin", (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: "AssetListPlugin",
          stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
        },
        (assets) => {
          const list = Object.keys(assets).join("\n");
          compilation.emitAsset("assets.txt", new sources.RawSource(list));
        },
      );
    });
  }
}
