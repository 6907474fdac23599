/**
 * Returns the common stem of the forms of an English word: `caching`, `caches` and `cached` →
 * `cach`. Undefined for other words.
 */
export function stemOf(term: string): string | undefined {
  if (!/^[a-z]{4,16}$/.test(term)) return undefined
  const stem = term
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ation|ing|ed)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/([bdfgmnprt])\1$/, '$1')
  return stem.length >= 3 ? stem : undefined
}

/** The other forms that an English word may have: those with the same stem. */
export function formsOf(term: string): string[] {
  const stem = stemOf(term)
  if (stem === undefined) return []
  const begins = [stem, stem + stem.at(-1), stem.replace(/y$/, 'i')]
  const forms = begins.flatMap(begin => ENDINGS.map(ending => begin + ending))
  return [...new Set(forms)].filter(form => form !== term && stemOf(form) === stem)
}

const ENDINGS = ['', 's', 'e', 'es', 'ed', 'ing', 'ings', 'ation', 'ations']
