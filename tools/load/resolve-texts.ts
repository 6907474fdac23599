import type {Root} from 'mdast'
import type {PageResolution} from '../site/page-resolution.ts'
import type {ParsedPage} from '../site/parsed-page.ts'
import {urlOf} from '../content-format/urls.ts'
import {resolveBody} from '../markdown/resolve-body.ts'
import {toMarkdown} from '../markdown/to-markdown.ts'

/** A page that changes because of other pages and files. */
export interface ResolveTask {
  readonly page: ParsedPage
  readonly resolution: PageResolution
  /** mdast as it was parsed, as JSON. */
  readonly body: string
  readonly siteUrl: string
}

/** The texts of a page that depend on other pages and files. */
export interface ResolvedTexts {
  /** mdast, as JSON. */
  readonly body: string
  readonly markdown: string
}

/** The body and the twin of a page, with the changes because of other pages and files. */
export function resolveTexts({page, resolution, body: json, siteUrl}: ResolveTask): ResolvedTexts {
  const body: Root = JSON.parse(json)
  resolveBody(body, resolution)
  return {body: JSON.stringify(body), markdown: formatTwin(page, body, siteUrl)}
}

/** A page as Markdown: its title, its owner, its text. */
export function formatTwin(page: ParsedPage, body: Root, siteUrl: string): string {
  const {title, description} = page.frontMatter
  return toMarkdown({title, description, note: noteOf(page), body, url: urlOf(page.path), siteUrl})
}

/** Text above a README: its owner and its license. */
function noteOf({frontMatter: {package: name, version, license, source}}: ParsedPage) {
  if (name === undefined || source === undefined) return undefined
  const terms = license === undefined ? '' : `, license ${license}`
  return {text: `README of ${name} ${version}${terms}`, url: source}
}
