import type {NavSection} from '#contract/nav.ts'
import type {Page} from '#contract/page.ts'
import type {Api} from '../loading/api.ts'
import {combinePages} from '../loading/combine-pages.ts'
import type {loadRenderer} from './load-page.tsx'

/** How many pages are asked for at a time. */
const BATCH = 6

interface PrintableSource {
  section: NavSection
  api: Api
  renderer: Awaited<ReturnType<typeof loadRenderer>>
  signal: AbortSignal
}

/** All pages of a section as one document. */
export async function loadPrintable({section, api, renderer, signal}: PrintableSource) {
  const pages: Page[] = []
  for (let start = 0; start < section.pages.length; start += BATCH) {
    const paths = section.pages.slice(start, start + BATCH).map(({path}) => path)
    pages.push(...(await Promise.all(paths.map(path => api.page(path, signal)))))
  }
  const {ArticleBody, buildSections} = renderer
  const sections = buildSections(combinePages(pages))
  return <ArticleBody sections={sections} />
}
