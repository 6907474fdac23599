import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import webpack from "webpack";
import { NoticesPlugin } from "../plugins/notices-plugin.mjs";

/** Builds the files in a temporary folder, with the plugin. */
export async function build(files, options) {
  const context = await fs.mkdtemp(path.join(os.tmpdir(), "notices-plugin-"));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(context, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  }

  try {
    const compiler = webpack({
      mode: "none",
      context,
      output: { path: path.join(context, "dist") },
      plugins: [new NoticesPlugin(options)],
    });
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    await new Promise((resolve) => compiler.close(resolve));

    const { fileDependencies } = stats.compilation;
    const read = (name) =>
      fs.readFile(path.join(context, "dist", name), "utf8").catch(() => undefined);
    return {
      ...stats.toJson({ all: false, errors: true }),
      dependencies: [...fileDependencies].map((file) => path.relative(context, file)),
      code: await read("main.js"),
      notices: await read("notices.txt"),
    };
  } finally {
    await fs.rm(context, { recursive: true });
  }
}
