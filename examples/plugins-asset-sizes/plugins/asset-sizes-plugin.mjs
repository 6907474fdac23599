export class AssetSizesPlugin {
  constructor({ filename = "sizes.json" } = {}) {
    this.filename = filename;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap("AssetSizesPlugin", (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: "AssetSizesPlugin",
          stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
        },
        (assets) => {
          const sizes = {};
          for (const [name, source] of Object.entries(assets)) {
            sizes[name] = source.size();
          }

          const json = JSON.stringify(sizes, null, 2);
          compilation.emitAsset(this.filename, new sources.RawSource(json));
        },
      );
    });
  }
}
