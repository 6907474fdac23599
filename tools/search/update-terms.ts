import {mapConcurrently} from '../disk/map-concurrently.ts'
import {unpackTerms} from './packed-page.ts'
import {createPostings} from './postings.ts'
import {SECTION_LIMIT} from './rank.ts'
import {combineLists, REMOVED} from './combine-lists.ts'
import type {CountedPage, SiteTerms} from './site-terms.ts'

/** A page of the last build. */
interface KeptPage extends CountedPage {
  readonly firstSection: number
}

/** Few enough for memory, and enough to keep the disk busy. */
const PAGES_AT_ONCE = 64

/** The terms of the pages with these keys. Reads only the pages that are new since the last build. */
export async function updateTerms(
  last: SiteTerms,
  keys: readonly string[],
  readTerms: (key: string) => Promise<Uint8Array>,
): Promise<SiteTerms> {
  const takeKept = createKeptPages(last.pages)
  const moved = new Int32Array(countSections(last.pages)).fill(REMOVED)
  const added = createPostings()
  const pages: CountedPage[] = []
  let sections = 0
  for (let start = 0; start < keys.length; start += PAGES_AT_ONCE) {
    const found = await mapConcurrently(keys.slice(start, start + PAGES_AT_ONCE), async key => {
      return takeKept(key) ?? {key, ...unpackTerms(await readTerms(key))}
    })
    for (const page of found) {
      const {key, sectionCount} = page
      if ('terms' in page) added.add(page, sections)
      else moveSections(moved, page, sections)
      pages.push({key, sectionCount})
      sections += sectionCount
    }
  }
  if (sections > SECTION_LIMIT) {
    throw new Error(`Search has room for ${SECTION_LIMIT} sections, not for ${sections}`)
  }
  return {pages, lists: combineLists(last.lists, moved, added.finish())}
}

/** Hands out the pages of the last build by their keys, each of them once. */
function createKeptPages(pages: readonly CountedPage[]): (key: string) => KeptPage | undefined {
  const kept = new Map<string, KeptPage[]>()
  let firstSection = 0
  for (const page of pages) {
    const same = kept.get(page.key) ?? []
    kept.set(page.key, [{...page, firstSection}, ...same])
    firstSection += page.sectionCount
  }
  return key => kept.get(key)?.pop()
}

function countSections(pages: readonly CountedPage[]): number {
  return pages.reduce((sum, {sectionCount}) => sum + sectionCount, 0)
}

function moveSections(moved: Int32Array, page: KeptPage, firstSection: number): void {
  for (let at = 0; at < page.sectionCount; at++) moved[page.firstSection + at] = firstSection + at
}
