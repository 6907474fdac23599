/** A text and its matches with the query, as `[start, end]` in UTF-16 units, in order. */
export interface MarkedText {
  readonly text: string
  readonly marks: ReadonlyArray<readonly [start: number, end: number]>
}

/** A section of a page that answers a query. */
export interface SearchHit {
  /** The URL of the page, with the hash of the section unless it is the beginning of the page. */
  readonly url: string
  /** The part of the site that the page belongs to, such as `Concepts`. */
  readonly group: string
  /** The title of the page. */
  readonly title: MarkedText
  /** The headings above the section and its own, outermost first; none at the beginning of a page. */
  readonly headings: readonly MarkedText[]
  /** Text of the section. */
  readonly excerpt: MarkedText
  /** The default of the option that the section describes, if it is short. */
  readonly defaultValue?: string
}

/** Answers a query with the best hits first. An empty query has none. */
export interface Search {
  search(query: string, limit?: number): Promise<readonly SearchHit[]>
}
