import {toHtml} from 'hast-util-to-html'
import type {Root} from 'mdast'
import {toHast} from 'mdast-util-to-hast'
import {formatIssues} from '../../../tools/issues/issue.ts'
import type {FactContext} from '../../../tools/facts/fact-context.ts'
import {parsePage} from '../../../tools/markdown/parse-page.ts'
import {toMarkdown} from '../../../tools/markdown/to-markdown.ts'

/** Parses a page with a title: the text begins on line 4. The HTML is that of stock utilities. */
export function parseText(text: string, path = 'page.md', known?: FactContext) {
  const source = `---\ntitle: Page\n---\n${text}`
  const siteUrl = 'https://docs.example.org'
  const packages = {webpack: {version: '5.113.0', peers: []}}
  const {page, body} = parsePage({path, size: 1, text: source, known, packages, siteUrl})
  return {page, body, html: toHtml(toHast(body)), report: formatIssues(page.issues)}
}

/** The body as the Markdown of a page at `/page/`, without its title. */
export function markdownOf(body: Root): string {
  const site = {url: '/page/', siteUrl: 'https://docs.example.org', title: 'Page'} as const
  return toMarkdown({...site, body}).replace(/^# Page\n\n/, '')
}
