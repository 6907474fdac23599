import type {ParsedPage} from '../../tools/site/parsed-page.ts'
import type {FactSet} from '../../tools/facts/fact-set.ts'
import {findOwners} from '../../tools/facts/owners.ts'

/** Where a fact is shown, or where it belongs. */
export interface Place {
  /** Relative to the content folder. */
  readonly file: string
  /** The line that shows it, or the fact next to which it belongs; nothing if the page shows none. */
  readonly line?: number | undefined
  /** The fact that this line shows. */
  readonly neighbor?: string | undefined
  /** Whether the page covers the fact. */
  readonly isCovered: boolean
}

/** Finds where facts are shown, and where new ones belong: next to the fact with the nearest name. */
export function createPlaces(pages: readonly ParsedPage[], facts: FactSet) {
  const owners = findOwners(pages, facts)
  const shown = new Map<string, {page: ParsedPage; line: number}>()
  for (const [id, [owner]] of owners) {
    const use = owner?.page.facts?.find(fact => fact.id === id)
    if (owner && use) shown.set(id, {page: owner.page, line: use.line})
  }
  return (id: string): Place | undefined => {
    const own = shown.get(id)
    if (own) return {file: own.page.path, line: own.line, neighbor: id, isCovered: true}
    const page = owners.get(id)?.[0]?.page
    const neighbor = findNearest(id, shown, page)
    const nearest = neighbor === undefined ? undefined : shown.get(neighbor)
    const file = page?.path ?? nearest?.page.path
    if (file === undefined) return undefined
    return {file, line: nearest?.line, neighbor, isCovered: page !== undefined}
  }
}

/** The shown fact of the same kind whose name has the most in common with another, the last of several. */
function findNearest(
  id: string,
  shown: ReadonlyMap<string, {page: ParsedPage; line: number}>,
  page: ParsedPage | undefined,
): string | undefined {
  const kind = id.slice(0, id.indexOf(':') + 1)
  let best: {id: string; common: number; line: number} | undefined
  for (const [each, place] of shown) {
    if (!each.startsWith(kind) || (page && place.page !== page)) continue
    const common = countCommon(id, each)
    const isBetter = !best || common > best.common
    const isLater = best?.common === common && place.line > best.line
    if (isBetter || isLater) best = {id: each, common, line: place.line}
  }
  return best?.id
}

/** The number of names with which two ids begin, and of letters of the next. */
function countCommon(a: string, b: string): number {
  const [left, right] = [a.split(/[.:[\]/]+/), b.split(/[.:[\]/]+/)]
  const index = left.findIndex((name, at) => name !== right[at])
  const names = index === -1 ? left.length : index
  const [next = '', other = ''] = [left[names], right[names]]
  let letters = 0
  while (letters < next.length && next[letters] === other[letters]) letters++
  return names + letters / 100
}
