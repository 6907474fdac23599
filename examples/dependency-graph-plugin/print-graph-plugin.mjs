export class PrintGraphPlugin {
  apply(compiler) {
    compiler.hooks.done.tap("PrintGraphPlugin", ({ compilation }) => {
      const { moduleGraph, requestShortener } = compilation;
      const name = (module) => module.readableIdentifier(requestShortener);
      const lines = [];

      for (const module of compilation.modules) {
        if (module.type === "runtime") continue;
        const targets = new Set();
        for (const connection of moduleGraph.getOutgoingConnections(module)) {
          if (connection.module) targets.add(name(connection.module));
        }
        lines.push(`${name(module)} -> ${[...targets].sort().join(", ") || "(leaf)"}`);
      }
      console.log(lines.sort().join("\n"));
    });
  }
}
