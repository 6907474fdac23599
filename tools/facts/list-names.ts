/** Number of names to list before “and 9 more”. */
const MOST_NAMES = 3

/** `a`, `a or b`, `a, b or c`. */
export function listNames(names: readonly string[], conjunction: 'and' | 'or'): string {
  const last = names.at(-1) ?? ''
  const others = names.slice(0, -1)
  return others.length === 0 ? last : `${others.join(', ')} ${conjunction} ${last}`
}

/** The first few of many: `a, b, c and 9 more`. */
export function listFirst(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES
  if (rest <= 1) return listNames(names, 'and')
  return listNames([...names.slice(0, MOST_NAMES), `${rest} more`], 'and')
}
