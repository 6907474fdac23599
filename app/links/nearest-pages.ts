import type {Nav, NavPage} from '#contract/nav.ts'

/** Number of pages to suggest. */
const MAX_PAGES = 3

/** Minimum similarity of a suggestion. */
const ENOUGH = 0.4

/**
 * The pages that a URL without a page may mean: first those with a similar name, then the page of
 * the section.
 */
export function findNearestPages(nav: Nav, pathname: string): NavPage[] {
  const pages = [...nav.pages, ...nav.sections.flatMap(section => section.pages)]
  const wanted = namesIn(pathname)
  const similar = pages
    .map(page => ({page, similarity: similarityOf(page, wanted)}))
    .filter(({similarity}) => similarity >= ENOUGH)
    .toSorted((a, b) => b.similarity - a.similarity)
    .map(({page}) => page)
  const section = pages.filter(({url}) => namesIn(url).join() === wanted[0])
  return [...new Set([...similar, ...section])].slice(0, MAX_PAGES)
}

/**
 * Between 0 and 1: how similar the last name of a path is to that of a page, or to its title. Among
 * equals, the rest of the path decides.
 */
function similarityOf({url, title}: NavPage, wanted: readonly string[]): number {
  const names = namesIn(url)
  const last = withoutKind(wanted.at(-1) ?? '')
  const own = [names.at(-1) ?? '', lettersOf(title)].map(withoutKind)
  const similarity = Math.max(...own.map(name => compare(name, last)))
  return 0.9 * similarity + 0.1 * compare(names.join(''), wanted.join(''))
}

/** `htmlwebpackplugin` → `html`: a hundred pages have the rest in common. */
function withoutKind(name: string): string {
  return name.replaceAll(/webpack|plugin|loader/g, '') || name
}

/** `/Guides/tree-shaking.html` → `guides`, `treeshaking` */
function namesIn(pathname: string): string[] {
  const names = pathname.replace(/\.\w+\/?$/, '').split('/')
  return names.map(lettersOf).filter(name => name !== '')
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The share of the pairs of neighboring letters that two names have in common (Sørensen–Dice). */
function compare(a: string, b: string): number {
  const [inA, inB] = [pairsOf(a), pairsOf(b)]
  if (inA.size + inB.size === 0) return 0
  const common = [...inA].filter(pair => inB.has(pair))
  return (2 * common.length) / (inA.size + inB.size)
}

function pairsOf(name: string): Set<string> {
  return new Set(
    Array.from({length: Math.max(0, name.length - 1)}, (_, index) => name.slice(index, index + 2)),
  )
}
