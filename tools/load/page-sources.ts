import {readFileSync} from 'node:fs'
import type {Example, Examples} from '../content/example.ts'
import type {Issue} from '../content/issue.ts'
import {hashOf, keyOf} from '../disk/hash.ts'
import {factKeyOf} from '../facts/fact-context.ts'
import type {PackageSource} from '../readmes/package-page.ts'
import type {PageSettings} from './page-source.ts'
import type {PageMessage} from './page-thread.ts'
import {readBytes} from './read-content-folder.ts'

/** A page of a site, not yet read. */
export interface PageFile {
  /** Relative to the content folder. */
  readonly path: string
  /** Set if it is the README of a package. */
  readonly readme?: PackageSource | undefined
}

interface SourceContext {
  readonly contentDir: string
  readonly settings: PageSettings
  readonly examples: Examples
  /** Changes with the code that turns sources into pages. */
  readonly codeKey: string
}

/** Reads sources, and names what is made of them. */
export function createSourceReader(
  context: SourceContext,
): (file: PageFile) => PageMessage | Issue {
  const {contentDir, settings, examples, codeKey} = context
  const {siteUrl, search, factContext, packages} = settings
  const common = [codeKey, siteUrl, JSON.stringify(search)]
  const exampleHashes = new Map<Example, string>()
  const hashExample = (example: Example) => {
    const hash = exampleHashes.get(example) ?? hashOf(JSON.stringify([...example.files]))
    exampleHashes.set(example, hash)
    return hash
  }
  return ({path, readme}) => {
    const bytes = readme ? readFileSync(readme.file) : readBytes(contentDir, path)
    if (!(bytes instanceof Uint8Array)) return bytes
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
    if (readme) {
      const {file: _, ...page} = readme
      const key = keyOf(...common, path, text, JSON.stringify(page))
      return {key, source: {path, bytes, readme: page, examples: new Map()}}
    }
    const used = examplesIn(text, examples)
    const hashes = [...used].flatMap(([name, example]) => [name, hashExample(example)])
    if (used.size > 0) hashes.push(JSON.stringify(packages))
    const key = keyOf(...common, path, text, factKeyOf(text, factContext), ...hashes)
    return {key, source: {path, bytes, examples: used}}
  }
}

/** The examples that a source names; all of them if it names one that is not there. */
function examplesIn(text: string, examples: Examples): Examples {
  const names = new Set<string>()
  for (const [, quoted, bare] of text.matchAll(/\b(?:example|from)=(?:"([^"]*)"|([^\s"]+))/g)) {
    names.add(quoted ?? bare ?? '')
  }
  const used = new Map<string, Example>()
  for (const name of [...names].toSorted()) {
    const example = examples.get(name)
    if (!example) return examples // its nearest name is suggested
    used.set(name, example)
  }
  return used
}
