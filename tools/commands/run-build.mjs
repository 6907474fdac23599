import {createHash} from 'node:crypto'
import {mkdirSync, readdirSync, readFileSync, renameSync, unlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'

/*
 * Runs `tools/commands/build-site.ts` as one bundle, which is rebuilt when its code has changed: compiling and loading
 * hundreds of modules takes as long as a build in which nothing else has changed. It is in
 * JavaScript, because it runs before anything can compile TypeScript.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const programs = join(root, '.cache/programs')

/** Packages that read their own files, or that most builds do not load. */
const external = [
  '@resvg/resvg-wasm',
  'chokidar',
  'esbuild',
  'image-size',
  'lightningcss',
  'node-stdlib-browser',
  'piscina',
  'workbox-build',
]

/** @param {Iterable<string | Uint8Array>} parts */
function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

/** All that the bundle is made from; it names this folder. */
function* readCode() {
  yield root
  for (const folder of ['contract', 'tools']) {
    for (const path of readdirSync(join(root, folder), {recursive: true}).toSorted()) {
      const file = join(root, folder, String(path))
      if (/\.m?[jt]s$/.test(file)) yield* [file, readFileSync(file)]
    }
  }
  yield readFileSync(join(root, 'package-lock.json'))
}

/** @param {string} key The path of the bundle with this key, if it is as it was written. */
function findProgram(key) {
  const name = readdirSync(programs).find(file => file.startsWith(`build-${key}-`))
  const file = join(programs, name ?? '')
  return name?.endsWith(`-${hashOf([readFileSync(file)])}.mjs`) ? file : undefined
}

/** @param {string} key */
async function makeProgram(key) {
  const {build} = await import('esbuild')
  const {outputFiles} = await build({
    entryPoints: [join(root, 'tools/commands/build-site.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    external,
    banner: {
      js: "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url)",
    },
    define: {'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'tools/disk/root.ts')))},
  })
  const [{contents}] = outputFiles
  const file = join(programs, `build-${key}-${hashOf([contents])}.mjs`)
  writeFileSync(`${file}.${process.pid}`, contents)
  renameSync(`${file}.${process.pid}`, file)
  return file
}

/** The path of the bundle of the code as it is. */
async function currentProgram() {
  const key = hashOf(readCode())
  const found = findProgram(key)
  if (found) return found
  const made = await makeProgram(key)
  if (key === hashOf(readCode())) return made
  unlinkSync(made) // the code has changed meanwhile
  return currentProgram()
}

mkdirSync(programs, {recursive: true})
const {run} = await import(pathToFileURL(await currentProgram()).href)
await run()
