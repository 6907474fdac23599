import type {NavPage, NavSection} from '#contract/nav.ts'
import {keyOf} from './disk/hash.ts'
import type {SitePage} from './load/page-texts.ts'
import type {Site} from './load/site.ts'
import {buildLlmsText, markdownUrl, sectionTextUrl} from './output/llms-text.ts'
import type {FileOutput} from './output/output.ts'
import {textOutput} from './output/text-output.ts'

/** Each page as Markdown, each section as one text, and `llms.txt`, which lists both. */
export function emitMarkdown(site: Site): FileOutput[] {
  const {nav, metas, texts} = site
  const pages = new Map(site.pages.map(page => [page.page.path, page]))
  const emitPage = ({path, url}: NavPage): FileOutput[] => {
    const page = pages.get(path)
    if (!page) return []
    const key = () => keyOf('markdown', page.key)
    return [{url: markdownUrl(url), key, make: () => texts.markdown(page)}]
  }
  return [
    ...[...nav.pages, ...nav.sections.flatMap(section => section.pages)].flatMap(emitPage),
    ...nav.sections.map(section => emitSection(section, pages, site)),
    textOutput('llms.txt', () => buildLlmsText(nav, metas)),
  ]
}

function emitSection(
  section: NavSection,
  pages: ReadonlyMap<string, SitePage>,
  {metas, texts}: Site,
): FileOutput {
  const parts = section.pages.flatMap(({path, url}) => {
    const page = pages.get(path)
    return page ? [{page, source: metas.get(path)?.head.canonical ?? url}] : []
  })
  return {
    url: sectionTextUrl(section.url),
    key: () => keyOf('section-text', ...parts.flatMap(({page, source}) => [page.key, source])),
    async make() {
      const texted: string[] = []
      for (const {page, source} of parts) {
        texted.push(`Source: <${source}>\n\n${await texts.markdown(page)}`)
      }
      return texted.join('\n')
    },
  }
}
