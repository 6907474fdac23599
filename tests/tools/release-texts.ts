import {execFile} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'
import {mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'

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

function readText(path: string): string {
  const known = texts.get(path)
  if (known !== undefined) return known
  const text = /\.\w+$/.test(path) ? readFile(path) : readFolder(path)
  texts.set(path, text)
  return text
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // declarations that came later
  }
}

function readFolder(path: string): string {
  return readdirSync(path, {recursive: true, encoding: 'utf8'})
    .filter(file => /\.(?:js|json)$/.test(file) && !file.endsWith('.check.js'))
    .toSorted()
    .map(file => readFileSync(join(path, file), 'utf8'))
    .join('\n')
}

/** How often the last word of a name occurs in the text of a package. */
export function countName(id: string, text: string): number {
  const [, word = ''] = /(\w+)\W*$/.exec(id) ?? []
  return text.split(new RegExp(`\\b${word}\\b`)).length - 1
}

/** Whether the schema of the options has one, within the object that holds it. */
export function hasOption(id: string, folder: string): boolean {
  const schema: unknown = JSON.parse(readText(join(folder, 'schemas/WebpackOptions.json')))
  const names = id.replace('option:', '').split(/[[\].]+/)
  const [last = '', holder] = names.filter(name => name !== '' && name !== '<key>').toReversed()
  const definitions = fieldOf(schema, 'definitions')
  if (holder === undefined) return fieldOf(fieldOf(schema, 'properties'), last) !== undefined
  return listProperties(schema, holder).some(node =>
    expand(node, definitions, 5).some(part => listProperties(part, last).length > 0),
  )
}

/** Every property of a name, wherever it is in a schema. */
function listProperties(node: unknown, name: string): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  const own = fieldOf(fieldOf(node, 'properties'), name)
  const below = Object.values(node).flatMap(child => listProperties(child, name))
  return own === undefined ? below : [own, ...below]
}

/** A part of a schema, and the definitions to which it refers. */
function expand(node: unknown, definitions: unknown, depth: number): unknown[] {
  if (depth === 0) return [node]
  const references = JSON.stringify(node).matchAll(/"#\/definitions\/(\w+)"/g)
  const names = new Set([...references].map(([, name = '']) => name))
  return [
    node,
    ...[...names].flatMap(name => expand(fieldOf(definitions, name), definitions, depth - 1)),
  ]
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
