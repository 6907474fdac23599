import {resolve} from 'node:path'
import {ContentError, type Issue} from '../content/issue.ts'
import type {ParsedPage} from '../content/parsed-page.ts'
import {readContentFolder, readText} from './read-content-folder.ts'
import type {FactSet} from '../facts/fact-set.ts'
import {factsDir} from './fact-snapshots.ts'
import {readKnown} from './load-facts.ts'
import {parsePage} from '../markdown/parse-page.ts'
import {readData, type ContentData} from './read-data.ts'
import {readExamples} from './read-examples.ts'
import {shownPath} from '../disk/shown-path.ts'

/** A content folder as it is to be recorded. */
export interface Recordable {
  readonly dir: string
  readonly pages: readonly ParsedPage[]
  readonly data: ContentData
  readonly facts: FactSet
}

interface ParseOptions {
  /** Folder of Markdown. */
  readonly content: string
  /** Data files that have to be right as well. */
  readonly files: readonly string[]
  /** Folder of what is known of webpack, if it is not ours. */
  readonly facts?: string | undefined
}

/** Parses all pages of a folder. Throws one `ContentError` if a page or the record has errors. */
export async function parseForRecord(options: ParseOptions): Promise<Recordable> {
  const dir = resolve(options.content)
  const [folder, data, {examples}] = await Promise.all([
    readContentFolder(dir),
    readData(dir),
    readExamples(),
  ])
  const coverage = data.coverage?.record
  const known = await readKnown({factsDir: options.facts ?? factsDir, coverage})
  const found = [...folder.issues, ...data.issues.filter(({file}) => options.files.includes(file))]
  const pages: ParsedPage[] = []
  for (const {path, size} of folder.pages) {
    const text = await readText(dir, path)
    if (typeof text === 'string') {
      const {page} = parsePage({path, size, text, planned: new Set(), known, examples})
      found.push(...page.issues)
      pages.push(page)
    } else found.push(text)
  }
  throwErrors(found, dir)
  return {dir, pages, data, facts: known.facts}
}

/** Throws one `ContentError` if any of the issues is an error. */
export function throwErrors(issues: readonly Issue[], dir: string): void {
  const errors = issues.filter(({severity}) => severity === 'error')
  if (errors.length > 0) throw new ContentError(errors, shownPath(dir))
}
