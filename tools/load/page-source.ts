import {readFileSync} from 'node:fs'
import type {Example, Examples, PackageList} from '../examples/example.ts'
import type {Issue} from '../issues/issue.ts'
import {hashOf, keyOf} from '../disk/hash.ts'
import type {FactContext} from '../facts/fact-context.ts'
import {factKeyOf} from '../markdown/fact-key.ts'
import type {PackagePage, PackageSource} from '../readmes/package-page.ts'
import type {SearchFile} from '../search/synonyms.ts'
import {readBytes} from './read-content-folder.ts'

/** A page that was read, with everything that its parsed form depends on except the settings. */
export interface PageSource {
  /** Relative to the content folder. */
  readonly path: string
  /** Names the source, the settings and the code: under the same key, the parsed page is the same. */
  readonly key: string
  readonly bytes: Uint8Array
  /** Set if it is the README of a package. */
  readonly readme?: PackagePage | undefined
  /** Files that its fences can include. */
  readonly examples: Examples
}

/** Options that all pages share. */
export interface PageSettings {
  /** Where the site is served. */
  readonly siteUrl: string
  /** The content of `_search.json`. */
  readonly search: SearchFile
  readonly factContext: FactContext
  /** Packages that examples may need. */
  readonly packages: PackageList
  /** Time limit for a page, in milliseconds. */
  readonly timeoutMs: number
}

interface SourceContext {
  readonly contentDir: string
  readonly settings: PageSettings
  readonly examples: Examples
  /** READMEs that are pages. */
  readonly readmes: readonly PackageSource[]
  /** Changes with the code that turns sources into pages. */
  readonly codeKey: string
}

/** Reads a page by its path in the content folder. */
export type ReadSource = (path: string) => PageSource | Issue

/** Prepares the reading of pages. */
export function createSourceReader(context: SourceContext): ReadSource {
  const {contentDir, settings, examples, codeKey} = context
  const {siteUrl, search, factContext, packages} = settings
  const common = [codeKey, siteUrl, JSON.stringify(search)]
  const readmes = new Map(context.readmes.map(readme => [readme.path, readme]))
  const exampleHashes = new Map<Example, string>()
  const hashExample = (example: Example) => {
    const hash = exampleHashes.get(example) ?? hashOf(JSON.stringify([...example.files]))
    exampleHashes.set(example, hash)
    return hash
  }
  return path => {
    const readme = readmes.get(path)
    const bytes = readme ? readFileSync(readme.file) : readBytes(contentDir, path)
    if (!(bytes instanceof Uint8Array)) return bytes
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
    if (readme) {
      const {file: _, ...page} = readme
      const key = keyOf(...common, path, text, JSON.stringify(page))
      return {path, key, bytes, readme: page, examples: new Map()}
    }
    const used = examplesIn(text, examples)
    const hashes = [...used].flatMap(([name, example]) => [name, hashExample(example)])
    if (used.size > 0) hashes.push(JSON.stringify(packages))
    const key = keyOf(...common, path, text, factKeyOf(text, factContext), ...hashes)
    return {path, key, bytes, examples: used}
  }
}

/** The examples that a source names; all of them if it names one that is not there. */
function examplesIn(text: string, examples: Examples): Examples {
  const names = new Set<string>()
  const attributes = /\b(?:example|from)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g
  for (const [, double, single, bare = ''] of text.matchAll(attributes)) {
    names.add(double ?? single ?? bare)
  }
  const used = new Map<string, Example>()
  for (const name of [...names].toSorted()) {
    const example = examples.get(name)
    if (!example) return examples // its nearest name is suggested
    used.set(name, example)
  }
  return used
}
