import ky, {type KyInstance} from 'ky'
import type {Defaults} from '#contract/defaults.ts'
import type {Nav} from '#contract/nav.ts'
import type {Page} from '#contract/page.ts'
import type {Sponsors} from '#contract/people.ts'
import type {Anchors} from '#contract/records.ts'
import type {DirectoryNode} from '#contract/tree.ts'
import type {Facts} from '#contract/webpack.ts'
import {endpoints} from '#contract/endpoints.ts'

/** Requests that the app makes to the JSON API. A test passes an object literal. */
export interface Api {
  nav(signal?: AbortSignal): Promise<Nav>
  /** One page, by the path of its source. Throws `MissingFileError` if there is none. */
  page(path: string, signal?: AbortSignal): Promise<Page>
  /** One section of the tree, by its name. */
  section(name: string, signal?: AbortSignal): Promise<DirectoryNode>
  sponsors(signal?: AbortSignal): Promise<Sponsors>
  /** The ids of all pages, and where moved ids are now. */
  anchors(): Promise<Anchors>
  /** The options of webpack. */
  options(signal?: AbortSignal): Promise<Facts>
  /** The defaults of the options, and what they depend on. */
  defaults(signal?: AbortSignal): Promise<Defaults>
}

/** The API has no such file: it was removed, or never there. */
class MissingFileError extends Error {
  readonly code = 'MODULE_NOT_FOUND'

  constructor(path: string) {
    super(`Cannot find module '${path}'`)
    this.name = 'MissingFileError'
  }
}

/** Milliseconds after which a request fails. */
const TIMEOUT = 120_000

/**
 * Reads the API of the site at `baseUrl`. Requests are not retried: the reader sees the error at
 * once, with a button that tries again. Caches revalidate files by ETag, so URLs need no version.
 */
export function createApi(baseUrl: string): Api {
  const http = ky.create({baseUrl, timeout: TIMEOUT, retry: 0})
  return {
    nav: signal => readJson<Nav>({http, url: endpoints.nav, source: 'nav', signal}),
    page: (path, signal) => readJson<Page>({http, url: endpoints.page(path), source: path, signal}),
    section: (name, signal) =>
      readJson<DirectoryNode>({http, url: endpoints.section(name), source: name, signal}),
    sponsors: signal =>
      readJson<Sponsors>({http, url: endpoints.sponsors, source: 'sponsors', signal}),
    anchors: () => http(endpoints.anchors).json(),
    options: signal =>
      readJson<Facts>({http, url: endpoints.webpack('options'), source: 'options', signal}),
    defaults: signal =>
      readJson<Defaults>({http, url: endpoints.defaults, source: 'defaults', signal}),
  }
}

interface JsonRequest {
  http: KyInstance
  url: string
  /** The source of the file, which an error for a missing file names. */
  source: string
  signal: AbortSignal | undefined
}

/** Only a 404 means that the file is missing; any other failure is the network's or the server's. */
async function readJson<T>({http, url, source, signal}: JsonRequest): Promise<T> {
  const response = await http(url, {throwHttpErrors: isOtherThan404, ...(signal && {signal})})
  if (response.status === 404) throw new MissingFileError(source)
  return response.json()
}

function isOtherThan404(status: number): boolean {
  return status !== 404
}
