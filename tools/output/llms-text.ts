import type {Nav, NavPage} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import {need} from '#contract/private/need.ts'
import {DOCUMENTATION_PACKAGE, PACKAGE_GUIDE} from './documentation-package.ts'

/** Where the Markdown of a page is, relative to the root of the site, by the URL of the page. */
export const markdownUrl = (url: string) => `${url.slice(1)}index.md`

/** Where all pages of a section are as one Markdown text, by the URL of the section. */
export const sectionTextUrl = (url: string) => `${url.slice(1)}llms-full.txt`

/** Characters of a description. Many tools cut off files after 50,000 characters. */
const MAX_DESCRIPTION = 110

/** `llms.txt`: the list of Markdown files, as proposed by llmstxt.org. */
export function buildLlmsText({site, sections, pages}: Nav, metas: PageMetas): string {
  const absolute = (url: string) => new URL(`/${url}`, site.url).href
  const list = (items: readonly NavPage[]) =>
    items.map(({path, title, url}) => {
      const {description} = need(metas.get(path), `meta of ${path}`)
      return listItem(title, absolute(markdownUrl(url)), description)
    })
  const whole = sections.map(({title, url}) =>
    listItem(title, absolute(sectionTextUrl(url)), 'all pages as one text'),
  )
  const guide = sections.flatMap(({pages: all}) => all).find(({url}) => url === PACKAGE_GUIDE)
  const parts = [
    `# ${oneLine(site.title)}\n`,
    `> ${oneLine(site.description)}\n`,
    ...(guide ? [introducePackage(absolute(markdownUrl(guide.url)))] : []),
    ...sections.map(section => chapter(section.title, list(section.pages))),
    ...(pages.length > 0 ? [chapter('Other pages', list(pages))] : []),
    ...(whole.length > 0 ? [chapter('Optional', whole)] : []),
  ]
  return parts.join('\n')
}

/** Says how to read the pages offline, and in the version that a project uses. */
function introducePackage(guide: string): string {
  return `The npm package ${DOCUMENTATION_PACKAGE} contains these pages, their search, a command line that explains configurations and errors, and an MCP server: [how to use it](${guide}).\n`
}

type PageMetas = ReadonlyMap<string, Pick<PageMeta, 'description'>>

function chapter(title: string, items: readonly string[]): string {
  return `## ${oneLine(title)}\n\n${items.join('')}`
}

function listItem(title: string, url: string, description: string | undefined): string {
  const label = oneLine(title).replaceAll(/[\\[\]]/g, '\\$&')
  return `- [${label}](${url})${description === undefined ? '' : `: ${shorten(oneLine(description))}`}\n`
}

/** Ends a long text after its last sentence or clause that fits: `Fix errors: causes, samples`. */
function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text
  const starts = [...text.matchAll(/[.:;,] /g)].map(({index}) => text.slice(0, index))
  const fitting = starts.filter(start => start.length <= MAX_DESCRIPTION && isBalanced(start))
  return fitting.at(-1) ?? text
}

/** A comma in parentheses doesn't end a clause. */
const isBalanced = (text: string) => text.split('(').length === text.split(')').length

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
