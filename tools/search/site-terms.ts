import {pack, unpack} from './pack.ts'
import {placeLists, type TermLists} from './term-lists.ts'

/** Where the terms of a site are. One build keeps it for the next, which reads only new pages. */
export interface SiteTerms {
  /** In the order of the site. */
  readonly pages: readonly CountedPage[]
  /** Every term with all of its sections. */
  readonly lists: TermLists
}

/** A page with what is known of it without reading it. */
export interface CountedPage {
  readonly key: string
  readonly sectionCount: number
}

/** The terms of a site without pages. */
export const noTerms: SiteTerms = {
  pages: [],
  lists: {terms: [], starts: new Uint32Array(), ends: new Uint32Array(), ranks: new Uint32Array()},
}

/** Prepares terms for the next build. */
export function packSiteTerms({pages, lists}: SiteTerms): Uint8Array {
  const {terms, starts, ends, ranks} = lists
  return pack({
    numbers: [
      Uint32Array.from(pages, ({sectionCount}) => sectionCount),
      ends.map((end, index) => end - (starts[index] ?? 0)),
      ranks,
    ],
    strings: [pages.map(({key}) => key), terms],
  })
}

/** Reads what `packSiteTerms` made. */
export function unpackSiteTerms(bytes: Uint8Array): SiteTerms {
  const {
    numbers: [sectionCounts, counts = new Uint32Array(), ranks = new Uint32Array()],
    strings: [keys = [], terms = []],
  } = unpack(bytes)
  return {
    pages: keys.map((key, at) => ({key, sectionCount: sectionCounts?.[at] ?? 0})),
    lists: {terms, ...placeLists(counts), ranks},
  }
}
