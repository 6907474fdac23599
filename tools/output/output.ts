/** What a file of the site holds. */
export type Content = string | Uint8Array

/** One file of the site, not yet made. */
export interface FileOutput {
  /** Relative to the root of the site: `guides/caching/index.html`. */
  readonly url: string
  /** Names all that the file is made from: under the same key, it is the same file. */
  readonly key: () => string
  readonly make: () => Content | Promise<Content>
}

/** Files whose number is known only when they are made, such as those of the search index. */
export interface FolderOutput {
  /** What their urls begin with: `data/v1/search/`. */
  readonly folder: string
  readonly key: () => string
  readonly makeAll: () => AsyncIterable<readonly [url: string, content: Content]>
}

/** A file that says what other files hold; it is made after all that do not. */
export interface ListingOutput {
  readonly url: string
  /** The file, given the hash of every other file by its url, in the order of the plan. */
  readonly list: (hashes: ReadonlyMap<string, string>) => FileOutput
}

/** What lands in `dist`. */
export type Output = FileOutput | FolderOutput | ListingOutput
