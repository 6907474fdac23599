/** A page that can be found. */
export interface SearchPage {
  /** Title of the part of the site that it belongs to. */
  readonly group: string
  /** Changes with everything that the index says about it. */
  readonly key: string
}

export interface SearchSource {
  /** In any order: the index has its own. */
  readonly pages: readonly SearchPage[]
  /** Results of `packPage`, by the key of the page. */
  readonly readTerms: (key: string) => Promise<Uint8Array>
  readonly readSections: (key: string) => Promise<string>
}

/** A file of the index. */
export type SearchFile = readonly [url: string, text: string]
