import {keyOf} from '../disk/hash.ts'
import {parsePages, type Parsing, type SitePage} from './load-pages.ts'
import type {StoredTexts} from './parse-source.ts'

/** Reads the texts of pages. */
export interface PageTexts {
  /** A text that does not depend on other pages. */
  read(page: SitePage, part: 'sections' | 'samples'): Promise<string>
  terms(page: SitePage): Promise<Uint8Array>
  /** mdast, as JSON. */
  body(page: SitePage): Promise<string>
  markdown(page: SitePage): Promise<string>
}

/** Opens the texts of the pages of a site, which are parsed again if the store has lost them. */
export function createPageTexts(parsing: Parsing): PageTexts {
  const {store, settings, workers} = parsing
  const {siteUrl} = settings
  async function readBytes({path, storeKey}: SitePage, part: keyof StoredTexts): Promise<Buffer> {
    const known = store.read(storeKey, part)
    if (known !== undefined) return known
    await parsePages([path], parsing)
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
