import {spawn, type ChildProcess} from 'node:child_process'
import {mkdir, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'
import type {Page} from 'playwright-core'
import {createFigure, type Figure} from './report.ts'
import {launchChromium} from './slow-device.ts'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
const cli = fileURLToPath(
  new URL('../documented/node_modules/webpack-cli/bin/cli.js', import.meta.url),
)

/** Number of modules of the project, in addition to its entry. */
const MODULES = 1000

/** Measures webpack itself, for the figures on the home page of the site. */
export async function measureBundler(options: {workDir: string; runs: number}): Promise<Figure[]> {
  const {workDir, runs} = options
  const project = join(workDir, 'bundler')
  await writeProject(project)
  const cold: number[] = []
  const warm: number[] = []
  for (let run = 0; run < runs; run++) {
    await rm(join(project, 'cache'), {recursive: true, force: true})
    cold.push(await measureBuild(project))
    await measureBuild(project) // the first build with a cache stores a little more
    warm.push(await measureBuild(project))
  }
  const {seen, bytes} = await measureUpdates(project, runs)
  const name = `webpack, ${MODULES.toLocaleString('en-US')} modules`
  return [
    createFigure(`${name}: production build, no cache`, 's', {values: cold}),
    createFigure(`${name}: the same build with its cache`, 's', {values: warm}),
    createFigure(`${name}: saved edit to seen, development server`, 'ms', {values: seen}),
    createFigure(`${name}: hot update`, 'count', {values: bytes}),
  ]
}

/** A page of 1,000 modules with the size of components, a module that changes, and a stylesheet. */
async function writeProject(dir: string): Promise<void> {
  const names = Array.from({length: MODULES}, (_, index) => `part${index}`)
  const imports = names.map(name => `import { ${name} } from "./parts/${name}.js";`)
  await mkdir(join(dir, 'src/parts'), {recursive: true})
  await symlink(modules, join(dir, 'node_modules'))
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

/** Seconds of a production build as a process, as \`npx webpack\` runs it. */
async function measureBuild(project: string): Promise<number> {
  const start = performance.now()
  const child = startWebpack(project, ['--mode', 'production'])
  const code = await new Promise(resolve => child.once('close', resolve))
  if (code !== 0) throw new Error(`The build ended with code ${String(code)}.`)
  return (performance.now() - start) / 1000
}

/** Edits a module in the running page: milliseconds until it is seen, bytes of the update. */
async function measureUpdates(
  project: string,
  runs: number,
): Promise<{seen: number[]; bytes: number[]}> {
  const child = startWebpack(project, ['serve', '--mode', 'development'])
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const bytes: number[] = []
    page.on('response', response => {
      if (!response.url().endsWith('.hot-update.js')) return
      void response.body().then(body => bytes.push(body.byteLength))
    })
    await page.goto(new URL('index.html', await addressOf(child)).href)
    await page.getByText('Edit 0').waitFor()
    const seen: number[] = []
    for (let run = 0; run <= runs; run++) {
      const time = await measureEdit(join(project, 'src/title.js'), page, `Edit ${run + 1}`)
      if (run > 0) seen.push(time) // the first one is slower
    }
    return {seen, bytes: bytes.slice(1)}
  } finally {
    child.kill()
    await browser.close()
  }
}

/** Milliseconds from writing the file until the page, which isn't reloaded, shows its text. */
async function measureEdit(file: string, page: Page, text: string): Promise<number> {
  await wait(1500) // nothing is under way
  await page.evaluate(() => (document.body.dataset['same'] = 'yes'))
  const seen = page.waitForFunction(
    title => document.querySelector('h1')?.textContent === title,
    text,
    {polling: 'raf'},
  )
  const source = (await readFile(file, 'utf8')).replace(/"[^"]*"/, JSON.stringify(text))
  const start = performance.now()
  await writeFile(file, source)
  await seen
  const time = performance.now() - start
  const isSame = await page.evaluate(() => document.body.dataset['same'] === 'yes')
  if (!isSame) throw new Error('The page was reloaded.')
  return time
}

function startWebpack(project: string, parameters: readonly string[]): ChildProcess {
  const stdio = ['ignore', 'pipe', 'pipe'] as const
  return spawn(process.execPath, [cli, ...parameters], {cwd: project, stdio: [...stdio]})
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const [url] = /http:\/\/localhost:\d+\//.exec(output) ?? []
      if (url !== undefined && output.includes('compiled')) resolve(url)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', code => reject(new Error(`The server ended with code ${code}: ${output}`)))
  })
}
