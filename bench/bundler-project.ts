import {mkdir, symlink, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))

/** Number of modules of the project, in addition to its entry. */
export const MODULES = 1000

/** A page of 1,000 modules with the size of components, a module that changes, and a stylesheet. */
export async function writeProject(dir: string): Promise<void> {
  const names = Array.from({length: MODULES}, (_, index) => `part${index}`)
  const imports = names.map(name => `import { ${name} } from "./parts/${name}.js";`)
  await mkdir(join(dir, 'src/parts'), {recursive: true})
  await symlink(modules, join(dir, 'node_modules'), 'junction')
  const files = {
    'package.json': '{"name": "bench", "version": "1.0.0", "type": "module"}',
    'webpack.config.js': configuration,
    'src/index.html': '<!doctype html>\n<h1></h1>\n<script defer src="./index.js"></script>\n',
    'src/title.js': 'export const title = "Edit 0";\n',
    'src/index.js': [
      ...imports,
      'import { title } from "./title.js";',
      `const parts = [${names.join(', ')}];`,
      'const show = () => { document.querySelector("h1").textContent = title; };',
      'show();',
      'document.body.dataset.sum = parts.reduce((sum, part) => sum + part([1, 2, 3]).length, 0);',
      'if (import.meta.webpackHot) import.meta.webpackHot.accept("./title.js", show);',
      '',
    ].join('\n'),
  }
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text)
  for (const name of names) await writeFile(join(dir, `src/parts/${name}.js`), partOf(name))
}

const configuration = `import path from "node:path";

export default {
  entry: "./src/index.html",
  output: { clean: true },
  cache: {
    type: "filesystem",
    cacheDirectory: path.resolve(import.meta.dirname, "cache"),
  },
  devServer: { port: "auto", static: false },
};
`

function partOf(name: string): string {
  return `/** Formats items as ${name}. */
export function ${name}(items, { separator = ", ", limit = 20 } = {}) {
  const shown = items
    .filter((item) => item !== undefined && item !== null)
    .slice(0, limit)
    .map((item) => {
      if (typeof item === "object") return JSON.stringify(item);
      if (typeof item === "number") return item.toLocaleString("en-US");
      return String(item).trim();
    });
  const rest = items.length - shown.length;
  if (rest > 0) shown.push(\`and \${rest} more in ${name}\`);
  return shown.join(separator);
}
`
}
