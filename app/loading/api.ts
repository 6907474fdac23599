import ky from 'ky'
import type {Defaults} from '#contract/defaults.ts'
import type {History, Releases} from '#contract/history.ts'
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
  section(name: string): Promise<DirectoryNode>
  sponsors(signal?: AbortSignal): Promise<Sponsors>
  /** The ids of all pages, and where moved ids are now. */
  anchors(): Promise<Anchors>
  /** The options of webpack. */
  options(): Promise<Facts>
  /** The defaults of the options, and what they depend on. */
  defaults(): Promise<Defaults>
  /** When options, hooks and the like were added, and what was removed. */
  history(): Promise<History>
  releases(): Promise<Releases>
}

/** The API has no such file: it was removed or never existed. `source` names its source. */
class MissingFileError extends Error {
  readonly code = 'MODULE_NOT_FOUND'

  constructor(source: string) {
    super(`Cannot find module '${source}'`)
    this.name = 'MissingFileError'
  }
}

/** Milliseconds after which a request fails. */
const TIMEOUT_MS = 120_000

/**
 * A request that gets no answer is made again, once: Chromium ends all requests of a document when
 * one step in its history replaces another. After that, the reader has a button that tries again.
 */
const RETRY = {limit: 1, statusCodes: [], delay: () => 200}

/**
 * Reads the API of the site at `baseUrl`. A request that got an answer is not repeated, whatever
 * its status. Caches revalidate files by ETag, so URLs need no version.
 */
export function createApi(baseUrl: string): Api {
  const http = ky.create({baseUrl, timeout: TIMEOUT_MS, retry: RETRY})
  /** Only a 404 means that a file is missing; other failures are the network's or the server's. */
  const read = async <T>(url: string, source: string, signal?: AbortSignal): Promise<T> => {
    const throwHttpErrors = (status: number) => status !== 404
    const response = await http(url, {throwHttpErrors, ...(signal && {signal})})
    if (response.status === 404) throw new MissingFileError(source)
    return response.json()
  }
  return {
    nav: signal => read<Nav>(endpoints.nav, 'nav', signal),
    async page(path, signal) {
      const page = await read<Page>(endpoints.page(path), path, signal)
      if (page.path === path) return page
      throw new Error(`The file of ${path} contains another page`) // a cache mixed them up
    },
    section: name => read<DirectoryNode>(endpoints.section(name), name),
    sponsors: signal => read<Sponsors>(endpoints.sponsors, 'sponsors', signal),
    anchors: () => http(endpoints.anchors).json(),
    options: () => read<Facts>(endpoints.webpack('options'), 'options'),
    defaults: () => read<Defaults>(endpoints.defaults, 'defaults'),
    history: () => read<History>(endpoints.history, 'history'),
    releases: () => read<Releases>(endpoints.releases, 'releases'),
  }
}
