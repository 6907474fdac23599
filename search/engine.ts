import {QUERY, RESULTS} from './weights.ts'
import {bonusFor} from './closeness.ts'
import type {Search, SearchHit} from './hit.ts'
import {
  createIndexFiles,
  OutdatedIndexError,
  type IndexFiles,
  type ReadFile,
} from './index-files.ts'
import {createLookup} from './look-up.ts'
import {markText} from './mark-text.ts'
import {explanationIn} from './message-bonus.ts'
import {parseQuery, type Query} from './parse-query.ts'
import {readPages} from './pages.ts'
import {rankSections} from './rank-sections.ts'
import {readSections, type Section} from './read-sections.ts'
import {createResolver, type FoundTerms} from './resolve-words.ts'
import {spreadPages} from './spread-pages.ts'

/** A search that can preload its index. */
export interface EmbeddedSearch extends Search {
  /** Preloads the files that every query needs. */
  warmUp(): Promise<void>
}

/**
 * Creates a search in the index that the build writes below `/data/v1/search/`. A query rejects
 * with the error of `read` if a file cannot be read; the next one asks for it again.
 */
export function createSearch(read: ReadFile): EmbeddedSearch {
  const files = createIndexFiles(read)
  return {
    async warmUp() {
      await files.index()
    },
    async search(typed, limit = RESULTS.usual) {
      const query = parseQuery(typed)
      if (query.words.length === 0 || limit < 1) return []
      try {
        return await answer(query, limit, files)
      } catch (error) {
        if (!(error instanceof OutdatedIndexError)) throw error
        files.clear()
        return answer(query, limit, files)
      }
    },
  }
}

async function answer(query: Query, limit: number, files: IndexFiles): Promise<SearchHit[]> {
  const siteIndex = await files.index()
  if (siteIndex.terms.length === 0) return []
  const lookup = createLookup(files)
  const resolver = createResolver(lookup, files)
  const scores = await rankSections(query, {lookup, resolver, pages: readPages(siteIndex)})
  const all = [...scores].toSorted(([a, one], [b, other]) => other - one || a - b)
  const least = RESULTS.leastShare * (all[0]?.[1] ?? 0)
  const ranked = all.filter(([, score], index) => index < RESULTS.few || score >= least)
  const typed = query.text.toLowerCase()
  const meant = correctText(typed, resolver.corrections)
  const isMessage = query.lines.length > 0
  const {rarities} = resolver.found
  const found = await readSections(files, ranked, {
    limit: limit + RESULTS.reserve,
    termFiles: lookup.countFiles(),
  })
  const best = found
    .map(({section, score}) => ({
      section,
      score:
        score * placeShare(section, query) +
        bonusFor(section, {typed, meant, rarities, isMessage}) +
        (isMessage ? explanationIn(section, query) : 0),
    }))
    .toSorted((a, b) => b.score - a.score || byMeaning(a.section, b.section))
  const sections = spreadPages(best.map(({section}) => section))
  return sections.slice(0, limit).map(section => buildHit(section, resolver.found))
}

/**
 * Who types many words asks about a detail. A page has the words of all its headings at its beginning,
 * but what answers is one of its sections.
 */
function placeShare({headings}: Section, {words}: Query): number {
  return headings.length === 0 && words.length >= QUERY.manyWords ? RESULTS.pageForMany : 1
}

/**
 * Of two sections with the same score, the one of a page that weighs more comes first, then the one
 * with the shorter title. The index lists the others by URL, and those of a page from top to bottom.
 */
function byMeaning(one: Section, other: Section): number {
  return (other.share ?? 1) - (one.share ?? 1) || one.title.length - other.title.length
}

/** `module federaton` → `module federation`. */
function correctText(typed: string, corrections: ReadonlyMap<string, string>): string {
  let text = typed
  for (const [wrong, right] of corrections) text = text.replaceAll(wrong, right)
  return text
}

function buildHit(section: Section, found: FoundTerms): SearchHit {
  const {url, group, title, headings, text, defaultValue} = section
  return {
    url,
    group,
    title: markText(title, found),
    headings: headings.map(heading => markText(heading, found)),
    excerpt: markText(text, found),
    ...(defaultValue !== undefined && {defaultValue}),
  }
}
