import {readFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import type {Fetch} from '#contract/fetch.ts'

/** Where the site is, with the documentation that the package contains. Set when it is bundled. */
declare const SITE_URL: string

/** The version of the package. Set when it is bundled. */
declare const PACKAGE_VERSION: string

export const packageVersion = PACKAGE_VERSION

/** The name of the package, as it is installed. */
export const PACKAGE_NAME = 'webpack-documentation'

/** Folder of the pages in Markdown, relative to the package. */
export const PAGES_FOLDER = 'pages'

/** The path of a file of the package. The scripts are in a folder of it. */
export function pathInPackage(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}

/** Reads a text file of the package. */
export function readPackageFile(path: string): Promise<string> {
  return readFile(pathInPackage(path), 'utf8')
}

/** Reads a file of the API, by its URL relative to the root of the site. */
export async function readData<T>(url: string): Promise<T> {
  return JSON.parse(await readPackageFile(url))
}

/** Answers requests for files of the API with those of the package. */
export const fetchFromPackage: Fetch = async url => {
  const text = await readPackageFile(new URL(url).pathname.slice(1)).catch(() => undefined)
  const isKnown = text !== undefined
  return {ok: isKnown, status: isKnown ? 200 : 404, text: async () => text ?? ''}
}

/** `/concepts/output/` → `concepts/output.md`; the home page is `index.md`. */
export function pageFile(url: string): string {
  return `${url.slice(1, -1) || 'index'}.md`
}

/** Reads a page as Markdown, by its URL. */
export function readPage(url: string): Promise<string> {
  return readPackageFile(`${PAGES_FOLDER}/${pageFile(url)}`)
}

/** The complete address of a page or a section: `https://webpack.js.org/concepts/output/#usage`. */
export function addressOf(url: string): string {
  return new URL(url, SITE_URL).href
}

/** The URL within the site, if a string is an address of it: `/concepts/output/#usage`. */
export function withoutOrigin(address: string): string {
  return address.startsWith(SITE_URL)
    ? `/${address.slice(SITE_URL.length).replace(/^\//, '')}`
    : address
}
