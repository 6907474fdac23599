import {ContentError, type Issue} from '../../tools/issues/issue.ts'
import type {ParsedPage} from '../../tools/site/parsed-page.ts'
import {shownPath} from '../../tools/disk/shown-path.ts'
import type {Store} from '../../tools/disk/store.ts'
import type {FactSet} from '../../tools/facts/fact-set.ts'
import {loadPages} from '../../tools/load/load-pages.ts'
import {planParsing} from '../../tools/load/load-site.ts'
import type {ContentData} from '../../tools/load/read-data.ts'
import {readSources} from '../../tools/load/read-sources.ts'

/** A content folder to record. */
export interface Recordable {
  readonly dir: string
  /** Pages that are files: READMEs are not ours. */
  readonly pages: readonly ParsedPage[]
  readonly data: ContentData
  readonly facts: FactSet
}

/** The same, also if it has errors. */
export interface Loaded extends Recordable {
  readonly issues: readonly Issue[]
}

interface RecordOptions {
  /** Folder of Markdown. */
  readonly content: string
  readonly store: Store
  /** Data files that have to be right as well. */
  readonly files: readonly string[]
  /** Folder of facts about webpack, instead of ours. */
  readonly facts?: string | undefined
}

/** Loads the pages of a folder. Throws one `ContentError` if a page or the record has errors. */
export async function loadForRecord(options: RecordOptions): Promise<Recordable> {
  const {issues, ...loaded} = await loadRecordable(options)
  throwErrors(issues, loaded.dir)
  return loaded
}

/** Loads the pages of a folder, also if they have errors. */
export async function loadRecordable(options: RecordOptions): Promise<Loaded> {
  const sources = readSources(options)
  const {contentDir: dir, folder, data, facts} = sources
  const {pages, issues} = await loadPages(folder.pages, planParsing(sources, options))
  const ofFiles = data.issues.filter(({file}) => options.files.includes(file))
  const all = [...folder.issues, ...ofFiles, ...issues, ...pages.flatMap(page => page.issues)]
  return {dir, pages, data, facts, issues: all}
}

/** Throws one `ContentError` if any of the issues is an error. */
export function throwErrors(issues: readonly Issue[], dir: string): void {
  const errors = issues.filter(({severity}) => severity === 'error')
  if (errors.length > 0) throw new ContentError(errors, shownPath(dir))
}
