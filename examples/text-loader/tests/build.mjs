import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import webpack from "webpack";

const loader = fileURLToPath(
  new URL("../loaders/text-loader.mjs", import.meta.url),
);

/** Builds the files in a temporary folder, with the loader for text files. */
export async function build(files, options) {
  const context = await fs.mkdtemp(path.join(os.tmpdir(), "text-loader-"));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(context, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  }

  const compiler = webpack({
    mode: "none",
    context,
    entry: "./src/index.js",
    module: { rules: [{ test: /\.txt$/, use: { loader, options } }] },
    output: { path: path.join(context, "dist") },
  });

  try {
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    return {
      ...stats.toJson({ all: false, assets: true, errors: true, warnings: true }),
      dependencies: [...stats.compilation.fileDependencies],
      code: await fs
        .readFile(path.join(context, "dist/main.js"), "utf8")
        .catch(() => ""),
    };
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    await fs.rm(context, { recursive: true });
  }
}
