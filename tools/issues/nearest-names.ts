import {distance} from 'fastest-levenshtein'

/** Maximum number of suggestions, and of names before “and 9 more”. */
const MAX_NAMES = 3

/** Maximum difference in distance from the best suggestion, in letters. */
const MAX_BEHIND = 2

/** The name closest to what was written; nothing if none is close. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  return nearestNames(written, names)[0]
}

/** A hint that names the closest name; another hint if none is close. */
export function suggestName(written: string, names: Iterable<string>, otherwise: string): string {
  const near = nearest(written, names)
  return near === undefined ? otherwise : `Did you mean “${near}”?`
}

/** The same for all names that are close. */
export function suggestNames(written: string, names: Iterable<string>, otherwise: string): string {
  const near = nearestNames(written, names)
  return near.length === 0 ? otherwise : `Did you mean ${listNames(near, 'or')}?`
}

/** The names closest to what was written, best first; those that end like it come before others. */
export function nearestNames(written: string, names: Iterable<string>): string[] {
  const lower = written.toLowerCase()
  const limit = Math.max(3, Math.floor(lastPart(lower).length / 2))
  const ranked: Array<readonly [name: string, rank: number]> = []
  for (const name of names) {
    const rank = rankOf(name, lower, limit)
    if (rank < limit) ranked.push([name, rank])
  }
  ranked.sort(([a, left], [b, right]) => left - right || (a < b ? -1 : 1))
  const best = ranked[0]?.[1] ?? 0
  return ranked
    .filter(([, rank]) => rank <= best + MAX_BEHIND)
    .slice(0, MAX_NAMES)
    .map(([name]) => name)
}

/** The last part of a URL, which names the page: folders are often the same. */
function lastPart(written: string): string {
  return written.startsWith('/') ? written.replace(/\/$/, '').replace(/^.*\//, '') : written
}

/**
 * `publicPath` is short for `output.publicPath`, however many letters differ. A page may be in
 * another folder.
 */
function rankOf(name: string, written: string, limit: number): number {
  const lower = name.toLowerCase()
  if (written.startsWith('/') && lastPart(lower) === lastPart(written)) return 1
  if (/[.:]/.test(lower.at(-written.length - 1) ?? '') && lower.endsWith(written)) return 1
  const isFar = Math.abs(name.length - written.length) >= limit
  return isFar ? limit : distance(written, lower)
}

/** `a`, `a or b`, `a, b or c`. */
export function listNames(names: readonly string[], conjunction: 'and' | 'or'): string {
  const last = names.at(-1) ?? ''
  const others = names.slice(0, -1)
  return others.length === 0 ? last : `${others.join(', ')} ${conjunction} ${last}`
}

/** The first few of many: `a, b, c and 9 more`. */
export function listFirst(names: readonly string[]): string {
  const rest = names.length - MAX_NAMES
  if (rest <= 1) return listNames(names, 'and')
  return listNames([...names.slice(0, MAX_NAMES), `${rest} more`], 'and')
}
