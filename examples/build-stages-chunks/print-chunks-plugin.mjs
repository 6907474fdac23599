export class PrintChunksPlugin {
  apply(compiler) {
    compiler.hooks.done.tap("PrintChunksPlugin", ({ compilation }) => {
      const { chunkGraph, chunkGroups, requestShortener } = compilation;

      for (const group of chunkGroups) {
        const when = group.isInitial() ? "initial" : "on demand";
        console.log(`${group.constructor.name}, ${when}`);

        for (const chunk of group.chunks) {
          const modules = chunkGraph
            .getChunkModules(chunk)
            .filter((module) => module.type !== "runtime")
            .map((module) => module.readableIdentifier(requestShortener));
          console.log(`  ${[...chunk.files]}:`, modules.join(", ") || "(none)");
        }
      }
    });
  }
}
