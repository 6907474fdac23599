import type {Body} from '#contract/mdast.ts'
import type {NavSection} from '#contract/nav.ts'
import type {Page} from '#contract/page.ts'
import type {Api} from '../loading/api.ts'
import {combinePages} from '../article/combine-pages.ts'

/** Number of pages that are requested at a time. */
const MAX_AT_ONCE = 6

interface PrintableSource {
  section: NavSection
  api: Api
  signal: AbortSignal
}

/** All pages of a section as one document. */
export async function loadPrintable({section, api, signal}: PrintableSource): Promise<Body> {
  const pages: Page[] = []
  for (let start = 0; start < section.pages.length; start += MAX_AT_ONCE) {
    const paths = section.pages.slice(start, start + MAX_AT_ONCE).map(({path}) => path)
    pages.push(...(await Promise.all(paths.map(path => api.page(path, signal)))))
  }
  return combinePages(pages)
}
