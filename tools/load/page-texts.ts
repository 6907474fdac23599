import type {PageResolution} from '../content/page-resolution.ts'
import type {ParsedPage} from '../content/parsed-page.ts'
import {keyOf} from '../disk/hash.ts'
import type {Store} from '../disk/store.ts'
import type {PageWorkers} from './page-workers.ts'
import type {StoredTexts} from './parse-source.ts'

/** A page of a loaded site. Its texts stay in the store until they are needed. */
export interface SitePage extends ParsedPage {
  /** Changes with all of its texts. */
  readonly key: string
  /** The key under which the store keeps it as it was parsed. */
  readonly storeKey: string
  /** The changes in it because of other pages and files. */
  readonly resolution?: PageResolution | undefined
}

/** Reads the texts of pages. */
export interface PageTexts {
  /** A text that does not depend on other pages. */
  read(page: SitePage, part: 'sections' | 'samples'): Promise<string>
  terms(page: SitePage): Promise<Uint8Array>
  /** mdast, as JSON. */
  body(page: SitePage): Promise<string>
  markdown(page: SitePage): Promise<string>
}

interface TextsOptions {
  readonly store: Store
  readonly siteUrl: string
  /** Parses a page again whose entry in the store is damaged. */
  readonly parseAgain: (path: string) => Promise<unknown>
  readonly workers: PageWorkers
}

/** Opens the texts of the pages of a site. */
export function createPageTexts({store, siteUrl, parseAgain, workers}: TextsOptions): PageTexts {
  async function readBytes({path, storeKey}: SitePage, part: keyof StoredTexts): Promise<Buffer> {
    const known = store.read(storeKey, part)
    if (known !== undefined) return known
    await parseAgain(path)
    const made = store.read(storeKey, part)
    if (made === undefined) throw new Error(`${path} changed during the build. Build again.`)
    return made
  }
  const readParsed = async (page: SitePage, part: keyof StoredTexts) =>
    (await readBytes(page, part)).toString()
  async function readResolved(page: SitePage, part: 'body' | 'markdown'): Promise<string> {
    const {resolution} = page
    if (!resolution) return readParsed(page, part)
    const key = keyOf('resolved', page.key)
    const known = store.readText(key, part)
    if (known !== undefined) return known
    const body = await readParsed(page, 'body')
    const texts = await workers.resolveTexts({page, resolution, body, siteUrl})
    store.write(key, {...texts})
    return texts[part]
  }
  return {
    read: readParsed,
    terms: page => readBytes(page, 'terms'),
    body: page => readResolved(page, 'body'),
    markdown: page => readResolved(page, 'markdown'),
  }
}
