import {need} from '#contract/private/need.ts'
import {isConfigFile} from './sample.ts'

/** The files of an example, by their paths in it. */
export interface Example {
  readonly name: string
  readonly files: ReadonlyMap<string, string>
  /** For each file, the folder of the example that has it: one may extend another. */
  readonly owners: ReadonlyMap<string, string>
  /** Binary files, such as pictures. In `files`, each character is a byte. */
  readonly binaries: ReadonlySet<string>
  /** The configuration to use, if there are several. */
  readonly config?: string | undefined
  /** Whether its build is expected to fail, so it is not a project to start from. */
  readonly fails?: boolean | undefined
}

/** Examples by name. */
export type Examples = ReadonlyMap<string, Example>

/** Packages with their exact versions, and the packages that they require as peers. */
export type PackageList = Readonly<
  Record<string, {readonly version: string; readonly peers: readonly string[]}>
>

/** Folder of an example with the files that its build emits, shortened, as committed. */
export const EMITTED_FOLDER = 'emitted/'

/** File with the settings of an example. */
export const EXAMPLE_FILE = 'example.json'

/** File with the expected output of its build, as committed. */
export const EXPECT_FILE = 'expect.json'

/** Configuration that adapts that of an example to the folder in which it is checked. */
export const CHECK_CONFIG = 'check.config.mjs'

/** Whether a file belongs to the project that an example shows. */
export function isProjectFile(path: string): boolean {
  return !isOwnFile(path) && path !== CHECK_CONFIG
}

/** Whether a file describes the build of its own example and is not part of the project. */
export function isOwnFile(path: string): boolean {
  return path === EXAMPLE_FILE || path === EXPECT_FILE || path.startsWith(EMITTED_FOLDER)
}

/** The file with which an example is built; absent if all is as by default. */
export function findConfig({files, config}: Example): string | undefined {
  return config ?? [...files.keys()].find(isConfigFile)
}

/** The content of a file as it is built: without the marks of regions. */
export function contentOf({files, binaries}: Example, path: string): string | Buffer {
  const text = need(files.get(path), path)
  if (binaries.has(path)) return Buffer.from(text, 'latin1')
  return text.includes('#region') ? `${withoutRegions(text)}\n` : text
}

/** Where an example keeps the shortened text of an emitted file, such as `dist/main.js`. */
export function emittedPath(title: string): string {
  return `${EMITTED_FOLDER}${title.replace(/^dist\//, '')}`
}

/** The text between `#region name` and `#endregion`, without indentation that all its lines share. */
export function findRegion(text: string, name: string): string | undefined {
  const lines = text.split('\n')
  const first = lines.findIndex(line => regionOf(line) === name)
  if (first === -1) return undefined
  let depth = 0
  const end = lines.findIndex((line, index) => {
    if (index <= first) return false
    if (regionOf(line) !== undefined) depth++
    return isRegionEnd(line) && depth-- === 0
  })
  const found = lines.slice(first + 1, end === -1 ? undefined : end)
  const indents = found.filter(line => line.trim() !== '').map(line => line.search(/\S/))
  const indent = Math.min(...indents)
  return withoutRegions(found.map(line => line.slice(indent)).join('\n'))
}

/** The text without the marks of its regions. */
export function withoutRegions(text: string): string {
  return text
    .split('\n')
    .filter(line => regionOf(line) === undefined && !isRegionEnd(line))
    .join('\n')
    .replace(/\n+$/, '')
}

/** The line number in the original text, for a line number in the text without its region marks. */
export function lineWithRegions(text: string, line: number): number {
  let count = 0
  const index = text.split('\n').findIndex(one => {
    if (regionOf(one) === undefined && !isRegionEnd(one)) count++
    return count === line
  })
  return index + 1 || line
}

/** The names of the regions in the text. */
export function regionsOf(text: string): string[] {
  return text.split('\n').flatMap(line => regionOf(line) ?? [])
}

function regionOf(line: string): string | undefined {
  return /^\s*(?:\/\/|\/\*|<!--|#) ?#region (\S+)/.exec(line)?.[1]
}

function isRegionEnd(line: string): boolean {
  return /^\s*(?:\/\/|\/\*|<!--|#) ?#endregion\b/.test(line)
}

/** The path of an example's file in issues: relative to the content folder. */
export function placeOf(example: string, path: string): string {
  return `../examples/${example}/${path}`
}
