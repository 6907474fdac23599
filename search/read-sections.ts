import {idOf} from './words/split-words.ts'
import type {SearchIndex, SearchPage} from './file-formats.ts'
import {READS} from './weights.ts'
import {need} from '#contract/private/need.ts'
import type {IndexFiles} from './index-files.ts'

/** A section of a page as hits show it. */
export interface Section extends Pick<
  SearchPage,
  'url' | 'group' | 'title' | 'share' | 'messages'
> {
  /** The headings that lead to it, outermost first. */
  readonly headings: readonly string[]
  readonly text: string
  /** What readers type to find it, although it uses other words. */
  readonly queries: readonly string[]
  /** The default of the option that it describes. */
  readonly defaultValue?: string
}

interface RankedSection {
  readonly section: Section
  readonly score: number
}

/** Reads the best sections: those in the files with the highest scores. */
export async function readSections(
  files: IndexFiles,
  ranked: ReadonlyArray<readonly [section: number, score: number]>,
  {limit, termFiles}: {limit: number; termFiles: number},
): Promise<RankedSection[]> {
  const index = await files.index()
  const chosen = new Set<number>()
  const most = Math.min(READS.sections, Math.max(READS.fewestSections, READS.both - termFiles))
  const least = READS.worth * (ranked[0]?.[1] ?? 0)
  const best: Array<{number: number; score: number; file: number}> = []
  for (const [number, score] of ranked) {
    const file = fileOf(index, number)
    if (chosen.size < (score >= least ? most : READS.sure)) chosen.add(file)
    if (chosen.has(file)) best.push({number, score, file})
    if (best.length === limit) break
  }
  const sections = best.map(async ({number, score, file}) => {
    const {pages} = await files.sections(file)
    const section = sectionOf(pages, number - (index.sections[file]?.first ?? 0))
    return section ? [{section, score}] : []
  })
  return (await Promise.all(sections)).flat()
}

function fileOf({sections}: SearchIndex, number: number): number {
  return sections.findLastIndex(({first}) => first <= number)
}

/** The section of some pages by its number within them. */
function sectionOf(pages: readonly SearchPage[], number: number): Section | undefined {
  let first = 0
  for (const page of pages) {
    const at = number - first
    if (at < page.ids.length) return buildSection(page, at)
    first += page.ids.length
  }
  return undefined
}

function buildSection(
  {url, group, title, share, ids, depths, headings, texts, queries, defaults, messages}: SearchPage,
  at: number,
) {
  const path: string[] = []
  for (let index = at, depth = Infinity; index > 0 && depth > 1; index--) {
    const own = need(depths[index], 'depth')
    if (own >= depth) continue
    depth = own
    path.unshift(need(headings[index], 'heading'))
  }
  const id = ids[at] || idOf(need(headings[at], 'heading'))
  return {
    url: id === '' ? url : `${url}#${id}`,
    group,
    title,
    ...(share !== undefined && {share}),
    headings: path,
    text: need(texts[at], 'text'),
    queries: queries?.[at] ?? [],
    ...(defaults?.[at] && {defaultValue: defaults[at]}),
    ...(messages !== undefined && {messages}),
  }
}
