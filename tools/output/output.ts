/** Content of a file of the site. */
export type Content = string | Uint8Array

/** The part of an output that the development server needs: it parses pages on demand. */
interface PageUser {
  /** Paths of the pages whose texts it is made from; absent if it needs all of them. */
  readonly pages?: readonly string[]
}

/** One file of the site, not yet made. */
export interface FileOutput extends PageUser {
  /** Relative to the root of the site: `guides/caching/index.html`. */
  readonly url: string
  /** Names all that the file is made from: under the same key, it is the same file. */
  readonly key: () => string
  readonly make: () => Content | Promise<Content>
}

/** Files whose number is known only when they are made, such as those of the search index. */
export interface FolderOutput extends PageUser {
  /** Prefix of their URLs: `data/v1/search/`. */
  readonly folder: string
  readonly key: () => string
  readonly makeAll: () => AsyncIterable<readonly [url: string, content: Content]>
}

/** Files that are made from other files, after all that are not, and in the order of their list. */
export interface ListingOutput extends PageUser {
  /** Prefixes of their URLs: `sw.js`, `data/v1/packs/`. */
  readonly url: string
  readonly list: (files: MadeFiles) => readonly FileOutput[]
}

/** The files that are made already. */
export interface MadeFiles {
  /** The hash of each by its URL, in the order of the plan. */
  readonly hashes: ReadonlyMap<string, string>
  /** Bytes of a file. */
  sizeOf(url: string): number
  read(url: string): Content
}

/** Files to write to `dist`. */
export type Output = FileOutput | FolderOutput | ListingOutput
