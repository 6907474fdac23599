import fs from "node:fs/promises";
import path from "node:path";

export default async function contentsLoader(source) {
  const folder = path.resolve(this.rootContext, source.trim());
  this.addContextDependency(folder);
  const names = await fs.readdir(folder);

  this.emitFile("contents.txt", names.sort().join("\n"));
  return `export default ${JSON.stringify(names)};`;
}
