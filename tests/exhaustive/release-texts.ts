import {execFile} from 'node:child_process'
import {existsSync, readFileSync, statSync} from 'node:fs'
import {mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {globSync} from 'tinyglobby'
import {listPaths} from '../../authoring/read-webpack/schema-paths.ts'

const run = promisify(execFile)
const isWindows = process.platform === 'win32'

/** Downloads releases of webpack and unpacks them; nothing if the registry cannot be reached. */
export async function unpackReleases(
  versions: readonly string[],
  dir: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const specs = versions.map(version => `webpack@${version}`)
  const flags = ['pack', '--ignore-scripts', '--fetch-retries=0', '--pack-destination', dir]
  try {
    await run(isWindows ? 'npm.cmd' : 'npm', [...flags, ...specs], {cwd: dir, shell: isWindows})
  } catch (error) {
    if (/E(?:NOTFOUND|CONNREFUSED|AI_AGAIN|TIMEDOUT|CONNRESET|NETUNREACH)/.test(String(error))) {
      return undefined
    }
    throw error
  }
  const folders = new Map<string, string>()
  for (const version of versions) {
    const folder = join(dir, version)
    await mkdir(folder)
    await run('tar', ['-xzf', join(dir, `webpack-${version}.tgz`), '-C', folder])
    folders.set(version, join(folder, 'package'))
  }
  return folders
}

/** The text of a package in which the names of a kind of facts are defined. */
export function textFor(kind: string, folder: string): string {
  const read = (path: string) => readText(join(folder, path))
  switch (kind) {
    case 'option':
      return read('schemas/WebpackOptions.json')
    case 'plugin-option':
    case 'plugin-argument':
      return read('schemas/plugins') + read('types.d.ts') + read('schemas/WebpackOptions.json')
    case 'plugin':
      return read('lib/index.js')
    case 'runtime':
      return read('lib/RuntimeGlobals.js') + read('lib/runtime/RuntimeGlobals.js') // from 5.112 on
    case 'hot':
      return read('lib/hmr') + read('module.d.ts')
    default:
      return read('lib') + read('types.d.ts')
  }
}

const texts = new Map<string, string>()

/** The text of a file or a folder; empty if it came with a later release. */
function readText(path: string): string {
  const known = texts.get(path)
  if (known !== undefined) return known
  const files = !existsSync(path)
    ? []
    : statSync(path).isFile()
      ? [path]
      : globSync('**/*.{js,json}', {cwd: path, absolute: true, ignore: '**/*.check.js'})
  const text = files
    .toSorted()
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  texts.set(path, text)
  return text
}

/** How often the last word of a name occurs in the text of a package. */
export function countName(id: string, text: string): number {
  const [, word = ''] = /(\w+)\W*$/.exec(id) ?? []
  return text.split(new RegExp(`\\b${word}\\b`)).length - 1
}

/** Whether the schema of the options has one. */
export function hasOption(id: string, folder: string): boolean {
  const schema = JSON.parse(readText(join(folder, 'schemas/WebpackOptions.json')))
  return listPaths(schema).properties.some(({path}) => `option:${path}` === id)
}
