import { BuildInfoPlugin } from "./build-info-plugin.mjs";

export class ChunkCountPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("ChunkCountPlugin", (compilation) => {
      const { info } = BuildInfoPlugin.getCompilationHooks(compilation);

      info.tap("ChunkCountPlugin", (value) => ({
        ...value,
        chunks: compilation.chunks.size,
      }));
    });
  }
}
