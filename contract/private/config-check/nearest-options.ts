import {distance} from 'fastest-levenshtein'

/** Characters of the longest name that is compared with names of options. */
const MAX_COMPARED = 100

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 3

/** The options whose names are closest to a path that does not exist, best first. */
export function nearestOptions(path: readonly string[], names: Iterable<string>): string[] {
  const written = path.join('.')
  const key = path.at(-1) ?? ''
  if (key.length > MAX_COMPARED) return []
  const limit = Math.max(2, Math.floor(key.length / 3))
  const ranked = [...names]
    .map(name => [name, rankOf(name, written, key)] as const)
    .filter(([, rank]) => rank <= limit)
    .toSorted(([a, left], [b, right]) => left - right || a.length - b.length || (a < b ? -1 : 1))
  const best = ranked[0]?.[1] ?? 0
  return ranked
    .filter(([, rank]) => rank <= best + 0.5)
    .slice(0, MAX_SUGGESTIONS)
    .map(([name]) => name)
}

/** Ranks `output.publicPath` high for `publicPath`, and `test` before `use` for `tset`. */
function rankOf(name: string, written: string, key: string): number {
  const lower = withoutElements(name)
  const wanted = withoutElements(written)
  const far = distance(lower, wanted)
  const isTransposed = lower.length === wanted.length && sortLetters(lower) === sortLetters(wanted)
  const near = isTransposed ? far / 2 : far
  if (!lower.endsWith(`.${key.toLowerCase()}`)) return near
  return Math.min(near, lower.startsWith('output.') ? 1.4 : 1.5)
}

function sortLetters(text: string): string {
  return [...text].toSorted().join('')
}

/** `module.rules[].use` → `module.rules.use` */
function withoutElements(name: string): string {
  return name.toLowerCase().replaceAll('[]', '')
}
