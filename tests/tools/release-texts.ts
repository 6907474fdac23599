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

/** Whether the schema of the options has one, at the end of its whole path. */
export function hasOption(id: string, folder: string): boolean {
  const schema: unknown = JSON.parse(readText(join(folder, 'schemas/WebpackOptions.json')))
  const definitions = fieldOf(schema, 'definitions')
  const names = id.replace('option:', '').replaceAll('[]', '').split('.')
  let nodes = [schema]
  for (const name of names) {
    nodes = [...new Set(nodes.flatMap(node => listForms(node, definitions)))]
      .map(form =>
        name === '<key>'
          ? fieldOf(form, 'additionalProperties')
          : fieldOf(fieldOf(form, 'properties'), name),
      )
      .filter(node => node !== undefined)
  }
  return nodes.length > 0
}

/** What a part of a schema allows: itself, its alternatives, and the items of a list. */
function listForms(node: unknown, definitions: unknown, seen = new Set<unknown>()): unknown[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  const reference = /\w+$/.exec(String(fieldOf(node, '$ref') ?? ''))
  const below = [
    ...(reference ? [fieldOf(definitions, reference[0])] : []),
    ...['oneOf', 'anyOf', 'allOf', 'items'].flatMap(name => fieldOf(node, name)),
  ]
  return [node, ...below.flatMap(child => listForms(child, definitions, seen))]
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
