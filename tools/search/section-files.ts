import {endpoints} from '#contract/endpoints.ts'
import {unpackSections} from './packed-page.ts'
import type {SearchFile, SearchPage, SearchSource} from './search-source.ts'

/** Sections of a file. */
export const SECTIONS_PER_FILE = 16

/** Pages that are kept for the next file. Files are usually asked for in order. */
const RECENT_PAGES = 32

interface SectionSource extends Pick<SearchSource, 'pages' | 'readSections'> {
  /** Number of the first section of each page, and that after the last one. */
  readonly firstSections: readonly number[]
  readonly version: string
}

/** The files with the texts of the sections. Each reads its pages when it is asked for. */
export function planSectionFiles(source: SectionSource): SearchFile[] {
  const {pages, firstSections, version} = source
  const readPage = createPageReader(source)
  const total = firstSections.at(-1) ?? 0
  const files: SearchFile[] = []
  let page = 0
  for (let start = 0; start < total; start += SECTIONS_PER_FILE) {
    const end = start + SECTIONS_PER_FILE
    while ((firstSections[page + 1] ?? total) <= start) page++
    const first = page
    let last = page
    while (last + 1 < pages.length && (firstSections[last + 1] ?? total) < end) last++
    files.push({
      url: endpoints.searchSections(files.length),
      async text() {
        const numbers = Array.from({length: last + 1 - first}, (_, at) => first + at)
        const sections = (await Promise.all(numbers.map(readPage))).flat()
        const skipped = start - (firstSections[first] ?? 0)
        const own = sections.slice(skipped, skipped + SECTIONS_PER_FILE)
        return `{"version":"${version}","sections":[${own.join(',')}]}`
      },
    })
  }
  return files
}

/** Reads the sections of a page by its number, as JSON. */
function createPageReader({pages, readSections}: SectionSource) {
  const recent = new Map<number, Promise<string[]>>()
  return (number: number): Promise<string[]> => {
    const known = recent.get(number)
    if (known) return known
    const page = pages[number]
    const reading = page ? formatSections(page, readSections) : Promise.resolve([])
    recent.set(number, reading)
    for (const oldest of recent.keys()) {
      if (recent.size <= RECENT_PAGES) break
      recent.delete(oldest)
    }
    return reading
  }
}

async function formatSections(
  {key, group}: SearchPage,
  readSections: SearchSource['readSections'],
): Promise<string[]> {
  const between = `,"group":${JSON.stringify(group)},`
  const sections = unpackSections(await readSections(key))
  return sections.map(({url, rest}) => `{"url":${url}${between}${rest}`)
}
