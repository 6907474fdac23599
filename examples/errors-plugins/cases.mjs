import webpack from "webpack";

const { Dependency, Generator, RuntimeModule, RuntimeGlobals } = webpack;

class UnknownDependency extends Dependency {}

class SumGenerator extends Generator {}

class VersionRuntimeModule extends RuntimeModule {
  constructor() {
    super("version");
  }

  generate() {
    throw new Error("No version");
  }
}

function inCompilation(callback) {
  return (compiler) => compiler.hooks.thisCompilation.tap("Sample", callback);
}

function withGenerator(change) {
  return inCompilation((compilation, { normalModuleFactory }) => {
    normalModuleFactory.hooks.generator.for("javascript/auto").tap("Sample", change);
  });
}

/** A plugin for each error, as the function of `plugins`. */
export const cases = {
  AbstractMethodError: inCompilation(() => {
    new SumGenerator().getTypes();
  }),
  ConcurrentCompilationError: (compiler) => {
    compiler.hooks.make.tapAsync("Sample", (compilation, callback) => {
      compiler.run((error) => callback(error));
    });
  },
  "No dependency factory": (compiler) => {
    compiler.hooks.make.tapAsync("Sample", (compilation, callback) => {
      compilation.addEntry(compiler.context, new UnknownDependency(), { name: "x" }, callback);
    });
  },
  "Parameter 'dependency'": (compiler) => {
    compiler.hooks.make.tapAsync("Sample", (compilation, callback) => {
      compilation.addModuleTree({ context: compiler.context, dependency: "./a.js" }, callback);
    });
  },
  "Queue was stopped": (compiler) => {
    compiler.hooks.make.tap("Sample", (compilation) => {
      compilation.factorizeQueue.stop();
    });
  },
  waitFor: (compiler) => {
    compiler.hooks.make.tapAsync("Sample", (compilation, callback) => {
      compilation.buildQueue.waitFor(new webpack.ExternalModule("a", "var", "a"), callback);
    });
  },
  runAsChild: (compiler) => {
    compiler.hooks.make.tapAsync("Sample", (compilation, callback) => {
      compilation.createChildCompiler("child").runAsChild(() => {
        callback();
        throw new Error("No result");
      });
    });
  },
  ChunkRenderError: inCompilation((compilation) => {
    webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation).renderMain.tap(
      "Sample",
      () => {
        throw new Error("No code");
      },
    );
  }),
  CodeGenerationError: withGenerator((generator) => {
    generator.generate = () => {
      throw new Error("No code");
    };
  }),
  ModuleHashingError: withGenerator((generator) => {
    generator.updateHash = () => {
      throw new Error("No hash");
    };
  }),
  RuntimeModuleGenerationError: inCompilation((compilation) => {
    compilation.hooks.additionalTreeRuntimeRequirements.tap("Sample", (chunk) => {
      compilation.addRuntimeModule(chunk, new VersionRuntimeModule());
    });
  }),
  ModuleRestoreError: (compiler) => {
    compiler.cache.hooks.get.tapAsync("Sample", (identifier, etag, handlers, callback) => {
      callback(identifier.startsWith("Compilation/modules|") ? new Error("No disk") : null);
    });
  },
  ModuleStoreError: (compiler) => {
    compiler.cache.hooks.store.tapPromise("Sample", async (identifier) => {
      if (identifier.startsWith("Compilation/modules|")) throw new Error("No disk");
    });
  },
  PathVariableError: inCompilation((compilation) => {
    compilation.hooks.processAssets.tap("Sample", () => {
      const [chunk] = compilation.chunks;
      compilation.getPath("[name].[contenthash].js", { chunk: { name: chunk.name } });
    });
  }),
  "moduleTemplates.asset": inCompilation((compilation) => {
    console.log(compilation.moduleTemplates.asset);
  }),
  "moduleTemplates.webassembly": inCompilation((compilation) => {
    console.log(compilation.moduleTemplates.webassembly);
  }),
};
