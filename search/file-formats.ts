import {API_VERSION} from '#contract/endpoints.ts'

/*
 * The files of the site's own search. They are not part of the API: only this version of the app
 * reads them, and their URLs, fields and weights may change at any time. They are small: a query
 * reads the index once, then the files with its terms, then those with the best sections.
 */

/** Folder of the files, relative to the root of the site. */
export const searchFolder = `data/${API_VERSION}/search/` as const

/** URLs of the files, relative to the root of the site. */
export const searchFiles = {
  index: `${searchFolder}index.json`,
  spelling: `${searchFolder}spelling.json`,
  terms: (number: number) => `${searchFolder}terms/${number}.json`,
  sections: (number: number) => `${searchFolder}sections/${number}.json`,
} as const

/** A file that belongs to one index; with another hash than the index names, to another build. */
interface HashedFile {
  readonly hash: string
}

/** `index.json`: which file has which terms and sections. */
export interface SearchIndex {
  /** The files of terms, sorted by UTF-16 units. */
  readonly terms: ReadonlyArray<HashedFile & {readonly first: string}>
  /** The files of sections, with the number of their first section. */
  readonly sections: ReadonlyArray<HashedFile & {readonly first: number}>
  /**
   * Each page, in the order of the index: by kind, then by URL. The number of its sections, and the
   * stems of its title unless that is a single name.
   */
  readonly pages: ReadonlyArray<readonly [sections: number, title?: string]>
  readonly spelling: HashedFile
}

/** `terms/<n>.json`: a range of the sorted terms, and where they are. */
export interface SearchTerms extends HashedFile {
  /**
   * Separated by spaces. Each begins with a digit from 0 to z: the number of letters that it shares
   * with the one before. `0cache 5= 4ing` are `cache`, a word in texts; `cache=`, the name of a
   * section or its end; and `caching`. `!cache` is a word of a message that a section shows.
   */
  readonly terms: string
  /**
   * The sections of each term: `[-1000, 12, 5, -63, 3]` for the sections 12 and 17 with a weight of
   * 1000, and 3 with 63.
   */
  readonly postings: ReadonlyArray<readonly number[]>
}

/** `sections/<n>.json`: the sections of some pages, in the order of the index. */
export interface SearchSections extends HashedFile {
  readonly pages: readonly SearchPage[]
}

/** A page with its sections: its beginning, and each heading or name with the text below it. */
export interface SearchPage {
  readonly url: string
  /** Title of the part of the site, such as `Concepts`. */
  readonly group: string
  readonly title: string
  /** Weight of its headings, if it is less than that of other pages. */
  readonly share?: number
  /** Ids of the sections; empty at the beginning of the page, and if `idOf` makes it of the heading. */
  readonly ids: readonly string[]
  /** Number of headings that lead to each section, including its own. */
  readonly depths: readonly number[]
  /** The heading of each section; empty at the beginning of the page. */
  readonly headings: readonly string[]
  /** The beginning of the text of each section. */
  readonly texts: readonly string[]
  /** What readers type to find each section, although it uses other words. */
  readonly queries?: ReadonlyArray<readonly string[]>
  /** The default of the option that each section describes; empty if there is none to show. */
  readonly defaults?: readonly string[]
  /**
   * What the page says about the messages that programs print: the list of all, or causes and
   * fixes.
   */
  readonly messages?: 'listed' | 'explained'
}

/** `spelling.json`: words to suggest for a query with a word that no page contains. */
export interface SearchSpelling extends HashedFile {
  readonly words: readonly string[]
}
