import type {IncomingMessage} from 'node:http'
import type {Readable} from 'node:stream'

/** A site as a server sees it. Paths are decoded, begin with a slash and stay within the site. */
export interface ServedSite {
  headersOf(path: string): Record<string, string>
  /** Where a path leads now. */
  redirectOf(path: string): string | undefined
  has(path: string): boolean
  /** Answers the request with a file, if the site has it. The headers of its URL are added later. */
  open(path: string, request: IncomingMessage): Promise<FileAnswer | undefined>
}

export interface FileAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable
}
