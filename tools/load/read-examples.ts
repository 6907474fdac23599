import {isUtf8} from 'node:buffer'
import {readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {z} from 'zod'
import {need} from '#contract/private/need.ts'
import {root} from '../disk/root.ts'
import {EXAMPLE_FILE, isOwnFile, placeOf, type Example, type Examples} from '../examples/example.ts'
import {PACKAGE_FILE, packageSchema} from '../examples/example-zip.ts'
import type {Issue} from '../issues/issue.ts'
import {suggestName} from '../issues/nearest-names.ts'
import {parseJson} from '../sources/json-value.ts'
import {findExampleFiles} from './find-example-files.ts'

const examplesFolder = join(root, 'examples')

const exampleSchema = z.strictObject({
  extends: z.string().optional(),
  config: z.string().optional(),
  run: z.array(z.string()).optional(),
  emitted: z.boolean().optional(),
  anyHash: z.boolean().optional(),
  fails: z.boolean().optional(),
  node: z.int().optional(),
  minimizeLarge: z.boolean().optional(),
})

/** The content of `example.json`. */
export type ExampleSettings = z.infer<typeof exampleSchema>

interface ExampleFolder {
  name: string
  files: ReadonlyMap<string, string>
  binaries: ReadonlySet<string>
  settings: ExampleSettings
}

export interface ReadExamples {
  readonly dir: string
  readonly examples: Examples
  readonly settings: ReadonlyMap<string, ExampleSettings>
  /** Their files are named relative to `content/`. */
  readonly issues: readonly Issue[]
}

/** Reads all examples; each has the files of the one that it extends, except those it replaces. */
export function readExamples(examplesDir = examplesFolder): ReadExamples {
  const dir = resolve(examplesDir)
  const found = findExampleFiles(dir)
  const issues = [...found.issues]
  const folders = new Map<string, ExampleFolder>()
  for (const [name, paths] of found.folders) {
    const {files, binaries} = readFiles(join(dir, name), paths)
    const sourceOf = (path: string) => ({
      text: files.get(path) ?? '{}',
      file: placeOf(name, path),
      lineOffset: 0,
    })
    const {value = {}, issues: wrong} = parseJson(exampleSchema, sourceOf(EXAMPLE_FILE))
    issues.push(...wrong, ...parseJson(packageSchema, sourceOf(PACKAGE_FILE)).issues)
    folders.set(name, {name, files, binaries, settings: value})
  }
  const examples = new Map<string, Example>()
  for (const {name} of folders.values()) {
    const chain = findChain(name, folders)
    if (typeof chain === 'string') issues.push(badExtends(name, chain, folders.keys()))
    else examples.set(name, mergeFolders(name, chain))
  }
  const settings = new Map([...folders].map(([name, folder]) => [name, folder.settings]))
  return {dir, examples, settings, issues}
}

function readFiles(
  folder: string,
  paths: readonly string[],
): Pick<ExampleFolder, 'files' | 'binaries'> {
  const files = new Map<string, string>()
  const binaries = new Set<string>()
  for (const name of paths) {
    const bytes = readFileSync(join(folder, name))
    const isText = isUtf8(bytes)
    if (!isText) binaries.add(name)
    files.set(name, isText ? bytes.toString().replaceAll('\r\n', '\n') : bytes.toString('latin1'))
  }
  return {files, binaries}
}

/** The example and all that it extends, nearest first; or the name that is missing or repeated. */
function findChain(
  name: string,
  folders: ReadonlyMap<string, ExampleFolder>,
): ExampleFolder[] | string {
  const chain: ExampleFolder[] = []
  for (let next: string | undefined = name; next !== undefined;) {
    const folder = folders.get(next)
    if (!folder || chain.includes(folder)) return next
    chain.push(folder)
    next = folder.settings.extends
  }
  return chain
}

function mergeFolders(name: string, chain: readonly ExampleFolder[]): Example {
  const files = new Map<string, string>()
  const owners = new Map<string, string>()
  const binaries = new Set<string>()
  for (const folder of chain.toReversed()) {
    for (const [path, text] of folder.files) {
      if (isOwnFile(path) && folder.name !== name) continue
      files.set(path, text)
      owners.set(path, folder.name)
      if (folder.binaries.has(path)) binaries.add(path)
      else binaries.delete(path)
    }
  }
  const {config, fails} = need(chain[0], `example ${name}`).settings
  return {name, files, owners, binaries, config, fails}
}

function badExtends(name: string, wrong: string, names: Iterable<string>): Issue {
  const others = [...names].filter(other => other !== name)
  const isCycle = others.includes(wrong) || wrong === name
  const another = 'Name another example.'
  return {
    rule: 'bad-example',
    severity: 'error',
    file: placeOf(name, EXAMPLE_FILE),
    line: 1,
    message: isCycle
      ? `The example extends itself through “${wrong}”.`
      : `There is no example “${wrong}” to extend.`,
    hint: isCycle ? another : suggestName(wrong, others, another),
  }
}
