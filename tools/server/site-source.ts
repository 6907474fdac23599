import type {IncomingMessage, ServerResponse} from 'node:http'
import type {Redirects} from '#contract/records.ts'

export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** A file to be sent. */
export interface FileAnswer {
  /** Path of the file as the URL has it, percent-encoded. */
  readonly path: string
  /** Go before those that the file itself asks for. */
  readonly headers: Readonly<Record<string, string>>
  /** 404 if the file stands in for one that is not there: it has no tag and is sent as a whole. */
  readonly status?: 200 | 404
}

/** Where a server has its files from. */
export interface SiteSource {
  headersOf(pathname: string): Promise<Record<string, string>>
  redirects(): Promise<Redirects>
  /** Whether there is a document at a path that needs a slash at the end. */
  hasDocument(pathname: string): Promise<boolean>
  /** Answers with a file. Resolves to false, with nothing sent, if there is none. */
  send(exchange: Exchange, answer: FileAnswer): Promise<boolean>
}
