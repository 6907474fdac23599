import {FILES} from '../../search/weights.ts'
import type {SearchSource} from './search-source.ts'

/** A file of sections, but its hash. */
export interface SectionFile {
  /** Number of its first section. */
  readonly first: number
  /** The JSON of its pages. */
  readonly pages: string
}

/** Puts the pages into files, in this order. `counts` has the sections of each. */
export async function* buildSectionFiles(
  {pages, readSections}: Pick<SearchSource, 'pages' | 'readSections'>,
  counts: readonly number[],
): AsyncGenerator<SectionFile> {
  let [first, next, size] = [0, 0, 0]
  let own: string[] = []
  for (const [index, {key, group}] of pages.entries()) {
    const sections = await readSections(key)
    const json = `{"group":${JSON.stringify(group)},${sections.slice(1)}`
    if (own.length > 0 && size + json.length > FILES.sections) {
      yield {first, pages: `[${own.join(',')}]`}
      ;[first, size, own] = [next, 0, []]
    }
    own.push(json)
    size += json.length
    next += counts[index] ?? 0
  }
  if (own.length > 0) yield {first, pages: `[${own.join(',')}]`}
}
