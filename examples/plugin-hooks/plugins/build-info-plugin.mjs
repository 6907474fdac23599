import { AsyncSeriesWaterfallHook } from "tapable";

const NAME = "BuildInfoPlugin";
const hooksOf = new WeakMap();

export class BuildInfoPlugin {
  static getCompilationHooks(compilation) {
    let hooks = hooksOf.get(compilation);
    if (hooks === undefined) {
      hooks = { info: new AsyncSeriesWaterfallHook(["info"]) };
      hooksOf.set(compilation, hooks);
    }
    return hooks;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const hooks = BuildInfoPlugin.getCompilationHooks(compilation);
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;

      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const info = await hooks.info.promise({ mode: compiler.options.mode });
        const source = new sources.RawSource(JSON.stringify(info));
        compilation.emitAsset("build-info.json", source);
      });
    });
  }
}
