import type {NavPage, NavSection} from '#contract/nav.ts'
import {need} from '#contract/private/need.ts'
import {keyOf} from '../disk/hash.ts'
import type {SitePage} from '../load/load-pages.ts'
import {createPageFinder, type Site} from '../load/site.ts'
import {buildLlmsText, markdownUrl, sectionTextUrl} from '../output/llms-text.ts'
import type {FileOutput} from '../output/output.ts'
import {textOutput} from '../output/text-output.ts'

/** Each page as Markdown, each section as one text, and `llms.txt`, which lists both. */
export function emitMarkdown(site: Site): FileOutput[] {
  const {nav, metas} = site
  const pageOf = createPageFinder(site)
  const emitPage = ({path, url}: NavPage): FileOutput => {
    const page = pageOf(path)
    const key = () => keyOf('markdown', keyOfText(page, site), nav.site.url)
    const make = async () => nameList(await formatPage(page, site), nav.site.url)
    return {url: markdownUrl(url), pages: [path], key, make}
  }
  return [
    ...[...nav.pages, ...nav.sections.flatMap(section => section.pages)].map(emitPage),
    ...nav.sections.map(section => emitSection(section, pageOf, site)),
    textOutput('llms.txt', () => buildLlmsText(nav, metas)),
  ]
}

function emitSection(
  section: NavSection,
  pageOf: (path: string) => SitePage,
  site: Site,
): FileOutput {
  const parts = section.pages.map(({path, url}) => ({
    page: pageOf(path),
    source: site.metas.get(path)?.head.canonical ?? url,
  }))
  return {
    url: sectionTextUrl(section.url),
    pages: parts.map(({page}) => page.path),
    key: () =>
      keyOf('section-text', ...parts.flatMap(({page, source}) => [keyOfText(page, site), source])),
    async make() {
      const texted: string[] = []
      for (const {page, source} of parts) {
        texted.push(`Source: <${source}>\n\n${await formatPage(page, site)}`)
      }
      return texted.join('\n')
    },
  }
}

/** A page as Markdown, with the list that the index of the blog shows below its text. */
async function formatPage(page: SitePage, {metas, nav, texts}: Site): Promise<string> {
  const markdown = await texts.markdown(page)
  const {posts} = need(metas.get(page.path), `meta of ${page.path}`)
  if (!posts) return markdown
  const {formatPosts} = await import('../output/format-posts.ts') // not loaded unless needed
  return `${markdown}\n${formatPosts(posts, nav.site.url)}`
}

function keyOfText(page: SitePage, {metas}: Site): string {
  return keyOf(page.key, JSON.stringify(metas.get(page.path)?.posts ?? null))
}

/** Names the list of all pages below the title, which is the first line. */
function nameList(markdown: string, siteUrl: string): string {
  const list = new URL('/llms.txt', siteUrl).href
  return markdown.replace('\n', `\n\n> [llms.txt](${list}) lists the Markdown of all pages.\n`)
}
