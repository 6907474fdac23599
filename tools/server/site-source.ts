import type {FileHandle} from 'node:fs/promises'

/** Content encodings that the server knows, the one with the smallest results first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** A file of a site, open for one answer. */
export interface SiteFile {
  /** Bytes. */
  readonly size: number
  /** Strong: differs if a single byte does, and so between encodings. */
  readonly etag: string
  readonly encoding?: Encoding
  /** The bytes, or a handle to a file that is too large to be kept in memory. */
  readonly content: Uint8Array | FileHandle
}

/** One version of a site. Paths are as the URL has them, percent-encoded. */
export interface SiteVersion {
  headersOf(pathname: string): Record<string, string>
  redirectOf(pathname: string): string | undefined
  has(path: string): boolean
  /** A file in the first of these encodings that it can have, or as it is. */
  open(path: string, accepted: readonly Encoding[]): Promise<SiteFile | undefined>
}

/** What a request is answered with. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: SiteFile | string
}

/** Where a server has its files from. */
export interface SiteSource {
  /** Plans an answer. All that it is made from is of the same version of the site. */
  plan(planAnswer: (site: SiteVersion) => Promise<Answer>): Promise<Answer>
}
