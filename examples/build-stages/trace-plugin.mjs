export class TracePlugin {
  apply(compiler) {
    for (const name of ["run", "make", "finishMake", "emit", "done"]) {
      compiler.hooks[name].tap("TracePlugin", () => console.log(name));
    }

    compiler.hooks.compilation.tap("TracePlugin", (compilation) => {
      const { hooks, requestShortener } = compilation;

      for (const name of ["buildModule", "succeedModule"]) {
        hooks[name].tap("TracePlugin", (module) => {
          console.log(" ", name, module.readableIdentifier(requestShortener));
        });
      }
      for (const name of [
        "finishModules", "seal", "afterChunks", "optimizeModules",
        "optimizeChunks", "moduleIds", "chunkIds", "beforeCodeGeneration",
        "beforeHash",
      ]) {
        hooks[name].tap("TracePlugin", () => console.log(" ", name));
      }
      hooks.processAssets.tap("TracePlugin", (assets) => {
        console.log("  processAssets", Object.keys(assets).join(", "));
      });
    });
  }
}
