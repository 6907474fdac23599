import { readFile } from "node:fs/promises";

export default async function includeLoader(source) {
  const resolve = this.getResolve({ dependencyType: "esm" });

  const includeFile = async (request) => {
    const file = await resolve(this.context, request);
    this.addDependency(file);
    return (await readFile(file, "utf8")).trim();
  };

  const lines = source.trim().split("\n");
  const parts = await Promise.all(
    lines.map((line) => (line.startsWith("@") ? includeFile(line.slice(1)) : line)),
  );

  return `export default ${JSON.stringify(parts.join("\n"))};`;
}
