/* oxlint-disable max-lines -- Each method is documented here, where the editors of consumers show it. */
import {NotFoundError} from './client-errors.ts'
import {createFileReader, type FileReader} from './client-request.ts'
import type {Defaults} from './defaults.ts'
import {endpoints} from './endpoints.ts'
import type {Fetch} from './fetch.ts'
import type {History, Releases} from './history.ts'
import type {Index} from './index-file.ts'
import {findMove} from './moved-url.ts'
import type {Nav} from './nav.ts'
import type {Pack} from './pack.ts'
import type {Page} from './page.ts'
import type {Contributors, Sponsors} from './people.ts'
import type {Anchors, Redirects} from './records.ts'
import type {DirectoryNode} from './tree.ts'
import type {Coverage, Facts} from './webpack.ts'

/** Options of a client: the site, and how to read it. */
export interface ClientOptions {
  /** Where the site is served: `https://webpack.js.org`, with or without a path or final slash. */
  baseUrl: string | URL
  /** Replaces the global `fetch`, for example to cache, count or retry requests. */
  fetch?: Fetch | undefined
}

/** Options of every method. */
export interface RequestOptions {
  /** Ends the request: the promise is rejected with the reason of the signal. */
  signal?: AbortSignal | undefined
}

/**
 * Reads the JSON API of a site. Every call asks the server; nothing is kept or retried.
 *
 * Each method rejects with a `NotFoundError` if there is no such file, and with a `RequestError` if
 * the file cannot be read. Fields that a newer version adds are in the values, but not in the types.
 */
export interface Client {
  /** `index.json`: every file of the API with its schema and a hash of its content. */
  index(options?: RequestOptions): Promise<Index>

  /** `tree.json`: all folders and pages, nested, in the order of the sidebar. Sizes are bytes. */
  tree(options?: RequestOptions): Promise<DirectoryNode>

  /** `nav.json`: sections and pages without their headings; links of the header and the footer. */
  nav(options?: RequestOptions): Promise<Nav>

  /** `sections/<name>.json`: one section of the tree, by its name, such as `concepts`. */
  section(name: string, options?: RequestOptions): Promise<DirectoryNode>

  /**
   * The page that a URL leads to: `/concepts/output/`, with or without its final slash, a query and
   * a hash. A URL that moved is followed by `redirects.json`, so compare the `url` of the page. If
   * it moved to another site, the `NotFoundError` says with `movedTo` where it is now.
   *
   * Reads `index.json` first. To read many pages, take their paths from the tree and use
   * `pageFromSource`.
   */
  page(url: string, options?: RequestOptions): Promise<Page>

  /**
   * `pages/<path without extension>.json`: one page, by the path of its source, such as
   * `concepts/output.md`. It is the `path` of a node of the tree.
   */
  pageFromSource(path: string, options?: RequestOptions): Promise<Page>

  /** `sponsors.json`: who gave money, as of one day. Amounts are cents of `currency`. */
  sponsors(options?: RequestOptions): Promise<Sponsors>

  /** `contributors.json`: people who worked on earlier versions of pages, by name, with these pages. */
  contributors(options?: RequestOptions): Promise<Contributors>

  /** `redirects.json`: every URL that moved. */
  redirects(options?: RequestOptions): Promise<Redirects>

  /** `anchors.json`: the ids that a link may lead to, by the URL of their page. */
  anchors(options?: RequestOptions): Promise<Anchors>

  /** `packs/<name>.json`: files that are read together, by a name that the index lists. */
  pack(name: string, options?: RequestOptions): Promise<Pack>

  /** `webpack/<file>.json`: facts about webpack and its tools, such as `options` or `hooks`. */
  webpack(file: string, options?: RequestOptions): Promise<Facts>

  /** `webpack/defaults.json`: the defaults of options; pass them to `explainDefault`. */
  defaults(options?: RequestOptions): Promise<Defaults>

  /** `webpack/history.json`: since when facts exist, how they changed, and what was removed. */
  history(options?: RequestOptions): Promise<History>

  /** `webpack/releases.json`: the releases of webpack, webpack-cli and webpack-dev-server. */
  releases(options?: RequestOptions): Promise<Releases>

  /** `webpack/coverage.json`: how much of that the documentation describes. */
  coverage(options?: RequestOptions): Promise<Coverage>
}

/**
 * Creates a client of the site at `baseUrl`. Throws a `TypeError` unless it is an absolute URL with
 * `http:` or `https:`.
 */
export function createClient({baseUrl, fetch}: ClientOptions): Client {
  const read = createFileReader(baseUrl, fetch ?? ((url, init) => globalThis.fetch(url, init)))
  const client: Client = {
    index: options => read<Index>(endpoints.index, ['resources.pages'], options),
    tree: options => read<DirectoryNode>(endpoints.tree, ['children'], options),
    nav: options => read<Nav>(endpoints.nav, ['sections'], options),
    section: (name, options) =>
      read<DirectoryNode>(endpoints.section(escapePath(name)), ['children'], options),
    pageFromSource: (path, options) =>
      read<Page>(endpoints.page(escapePath(path)), ['url', 'body'], options),
    sponsors: options => read<Sponsors>(endpoints.sponsors, ['sponsors'], options),
    contributors: options => read<Contributors>(endpoints.contributors, ['length'], options),
    redirects: options => read<Redirects>(endpoints.redirects, ['length', '*.from'], options),
    anchors: options => read<Anchors>(endpoints.anchors, ['+.ids'], options),
    pack: (name, options) => read<Pack>(endpoints.pack(escapePath(name)), ['files'], options),
    webpack: (file, options) =>
      read<Facts>(endpoints.webpack(escapePath(file)), ['facts'], options),
    defaults: options => read<Defaults>(endpoints.defaults, ['inputs', 'options'], options),
    history: options => read<History>(endpoints.history, ['packages', 'facts'], options),
    releases: options => read<Releases>(endpoints.releases, ['packages'], options),
    coverage: options => read<Coverage>(endpoints.coverage, ['kinds'], options),

    page: (url, options) => readPage(url, {client, read, options}),
  }
  return client
}

interface PageRequest {
  client: Client
  read: FileReader
  options: RequestOptions | undefined
}

async function readPage(url: string, {client, read, options}: PageRequest): Promise<Page> {
  if (!url.startsWith('/')) throw new TypeError(explainUrl(url))
  const {resources} = await client.index(options)
  const here = pathOf(url)
  const isKnown = Object.hasOwn(resources.pages, here)
  // Only a part of a page that exists can have moved, which its hash names.
  const move =
    isKnown && !url.includes('#') ? undefined : findMove(url, await client.redirects(options))
  const target = move === undefined ? here : pathOf(move)
  const file = Object.hasOwn(resources.pages, target) ? resources.pages[target] : undefined
  if (file === undefined) throw new NotFoundError(url, move)
  return read<Page>(file.url, ['url', 'body'], options)
}

/** `/concepts/output?a#b` → `/concepts/output/`, as the index lists pages. */
function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/\/?$/, '/')
}

function escapePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function explainUrl(url: string): string {
  return `“${url}” is not the URL of a page: it must begin with a slash. For the path of a source file, use pageFromSource.`
}
