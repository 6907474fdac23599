import type {SearchPage} from '#contract/private/search-files.ts'
import {FILES} from '#contract/private/search-weights.ts'
import type {SearchSource} from './search-source.ts'

/** A file of sections, but its hash. */
export interface SectionFile {
  /** Number of its first section. */
  readonly first: number
  /** The titles of its pages. */
  readonly titles: readonly string[]
  /** The JSON of its pages. */
  readonly pages: string
}

/** Puts the pages into files, in the order of the site. `counts` has the sections of each. */
export async function* buildSectionFiles(
  {pages, readSections}: Pick<SearchSource, 'pages' | 'readSections'>,
  counts: readonly number[],
): AsyncGenerator<SectionFile> {
  let [first, next, size] = [0, 0, 0]
  let own: string[] = []
  let titles: string[] = []
  for (const [index, {key, group}] of pages.entries()) {
    const sections = await readSections(key)
    const {title}: SearchPage = JSON.parse(sections)
    const json = `{"group":${JSON.stringify(group)},${sections.slice(1)}`
    if (own.length > 0 && size + json.length > FILES.sections) {
      yield {first, titles, pages: `[${own.join(',')}]`}
      ;[first, size, own, titles] = [next, 0, [], []]
    }
    own.push(json)
    titles.push(title)
    size += json.length
    next += counts[index] ?? 0
  }
  if (own.length > 0) yield {first, titles, pages: `[${own.join(',')}]`}
}
