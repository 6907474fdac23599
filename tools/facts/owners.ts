import type {CoverUse} from '../content-format/front-matter.ts'
import type {ParsedPage} from '../site/parsed-page.ts'
import {urlOf} from '../content-format/urls.ts'
import {matchFacts, type FactSet} from './fact-set.ts'

/** A page that covers a fact, with the line of the entry. */
interface Owner {
  readonly page: ParsedPage
  readonly cover: CoverUse
}

/**
 * The pages that cover each fact, in the order of the pages. Without errors, it is at most one
 * page.
 */
export function findOwners(
  pages: readonly ParsedPage[],
  facts: FactSet,
): ReadonlyMap<string, readonly Owner[]> {
  const owners = new Map<string, Owner[]>()
  for (const page of pages) {
    for (const cover of page.covers ?? []) {
      for (const id of matchFacts(cover.pattern, facts)) {
        const found = owners.get(id) ?? []
        const isKnown = found.some(owner => owner.page === page)
        if (!isKnown) owners.set(id, [...found, {page, cover}])
      }
    }
  }
  return owners
}

/** Where each fact is documented: the place where the page that covers it shows it. */
export function findUrls(
  pages: readonly ParsedPage[],
  facts: FactSet,
): ReadonlyMap<string, string> {
  const urls = new Map<string, string>()
  for (const [id, [owner]] of findOwners(pages, facts)) {
    const shown = owner?.page.facts?.find(fact => fact.id === id)
    if (!owner || !shown) continue
    urls.set(id, urlOf(owner.page.path) + (shown.anchor === '' ? '' : `#${shown.anchor}`))
  }
  return urls
}
