import {distance} from 'fastest-levenshtein'

/** Maximum number of suggestions. */
const MOST_NAMES = 3

/** Maximum difference in distance from the best suggestion, in letters. */
const MOST_BEHIND = 2

/** The name closest to what was written; nothing if none is close. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  return nearestNames(written, names)[0]
}

/** The names closest to what was written, best first; those that end like it come before others. */
export function nearestNames(written: string, names: Iterable<string>): string[] {
  const limit = Math.max(3, Math.floor(written.length / 2))
  const lower = written.toLowerCase()
  const ranked: Array<readonly [name: string, rank: number]> = []
  for (const name of names) {
    const rank = rankOf(name, lower, limit)
    if (rank < limit) ranked.push([name, rank])
  }
  ranked.sort(([a, left], [b, right]) => left - right || (a < b ? -1 : 1))
  const best = ranked[0]?.[1] ?? 0
  return ranked
    .filter(([, rank]) => rank <= best + MOST_BEHIND)
    .slice(0, MOST_NAMES)
    .map(([name]) => name)
}

/** `publicPath` is short for `output.publicPath`, however far that is by its letters. */
function rankOf(name: string, written: string, limit: number): number {
  const lower = name.toLowerCase()
  if (/[.:]/.test(lower.at(-written.length - 1) ?? '') && lower.endsWith(written)) return 1
  const isFar = Math.abs(name.length - written.length) >= limit
  return isFar ? limit : distance(written, lower)
}
