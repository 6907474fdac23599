import type {SearchHit} from './hit.ts'

/** A hit in the format of DocSearch, with our additional data. */
export interface SectionHit {
  readonly objectID: string
  readonly url: string
  readonly type: 'lvl1' | 'lvl2'
  readonly hierarchy: Readonly<Record<Level, string | null>>
  readonly content: null
  /** The hit to display. */
  readonly section: SearchHit
  /** Whether the hit before it belongs to the same page. */
  readonly isContinued: boolean
}

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'

/**
 * Brings hits into the order in which DocSearch shows them: by group, then by page, each where its
 * best hit is. The best of all stays the first.
 */
export function toSectionHits(hits: readonly SearchHit[]): SectionHit[] {
  const unique = gather(hits, ({url}) => url).flatMap(same => same.slice(0, 1))
  const sorted = gather(unique, ({group}) => group).flatMap(inGroup => gather(inGroup, pageOf))
  return sorted.flatMap(inPage =>
    inPage.map((section, index) => ({
      objectID: section.url,
      url: section.url,
      type: section.headings.length > 0 ? ('lvl2' as const) : ('lvl1' as const),
      hierarchy: {
        ...noLevels,
        lvl0: keyOf(section.group),
        lvl1: pageOf(section),
        lvl2: section.headings.at(-1)?.text ?? null,
      },
      content: null,
      section,
      isContinued: index > 0,
    })),
  )
}

const noLevels = {lvl3: null, lvl4: null, lvl5: null, lvl6: null} as const

function gather<T>(values: readonly T[], keyFor: (value: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const value of values) {
    const key = keyFor(value)
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return [...groups.values()]
}

function pageOf({url}: SearchHit): string {
  return url.replace(/#.*/, '')
}

/**
 * DocSearch shows this after it has taken entities for characters, and makes it a key of a plain
 * object: neither a number, which would come first, nor the name of a method may be one. The space
 * at the end is not seen.
 */
function keyOf(group: string): string {
  return `${group.replaceAll('&', '&amp;')} `
}
