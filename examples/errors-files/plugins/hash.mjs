/** Declares that chunks read the hashes of others. */
export class HashPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("HashPlugin", (compilation) => {
      compilation.hooks.chunkHashDependencies.tap("HashPlugin", (chunk, dependencies) => {
        const read = (name) => dependencies.add(compilation.namedChunks.get(name));
        if (chunk.name === "left") read("right");
        if (chunk.name === "right") read("left");
        if (chunk.name === "top") read("main");
      });
    });
  }
}
