import type {Root} from 'mdast'
import {decodeSource} from '../content/decode-source.ts'
import type {Examples} from '../content/example.ts'
import type {Issue} from '../content/issue.ts'
import type {PageResolution} from '../content/page-resolution.ts'
import type {ParsedPage} from '../content/parsed-page.ts'
import {urlOf} from '../content/urls.ts'
import {hashOf} from '../disk/hash.ts'
import type {FactContext} from '../facts/fact-context.ts'
import {parsePage, type ParseResult} from '../markdown/parse-page.ts'
import {resolveBody} from '../markdown/resolve-body.ts'
import {toMarkdown} from '../markdown/to-markdown.ts'
import type {PackagePage} from '../readmes/package-page.ts'
import {parseReadme} from '../readmes/parse-readme.ts'
import {indexPage} from '../search/index-page.ts'
import {buildSearchRules, type SearchFile, type SearchRules} from '../search/synonyms.ts'
import {runWithTimeLimit} from './run-with-time-limit.ts'

/** A page to be parsed: all that its result depends on, besides the settings. */
export interface PageSource {
  /** Relative to the content folder. */
  readonly path: string
  readonly bytes: Uint8Array
  /** Set if it is the README of a package. */
  readonly readme?: PackagePage | undefined
  /** What its fences may take their text from. */
  readonly examples: Examples
}

/** What all pages have in common. */
export interface PageSettings {
  /** Where the site is served. */
  readonly siteUrl: string
  /** What `_search.json` says. */
  readonly search: SearchFile
  readonly factContext: FactContext
  /** Milliseconds after which a page is given up. */
  readonly timeLimit: number
}

/** Milliseconds. Pages take a hundredth of it; some texts of no use would take hours. */
export const TIME_LIMIT = 20_000

/** The texts of a page, by the names under which the store keeps them. */
export interface PageParts {
  /** `ParsedPage`, as JSON. */
  readonly page: string
  /** mdast, as JSON. */
  readonly body: string
  /** The twin in Markdown. */
  readonly markdown: string
  /** By which terms its sections are found, as JSON. */
  readonly terms: string
  /** Its sections as search shows them, as JSON. */
  readonly sections: string
  /** Its fences and how they are checked, as JSON. */
  readonly samples: string
}

/** Turns sources into what the store keeps of them; a page that cannot be read is an issue. */
export function createPageTask(settings: PageSettings): (source: PageSource) => PageParts | Issue {
  const rules = buildSearchRules(settings.search)
  return source => {
    const result = runWithTimeLimit(settings.timeLimit, () => runTask(source, settings, rules))
    return result?.value ?? tooSlow(source.path, settings.timeLimit)
  }
}

function runTask(
  source: PageSource,
  {siteUrl, factContext}: PageSettings,
  rules: SearchRules,
): PageParts | Issue {
  const parsed = parseSource(source, factContext)
  if ('rule' in parsed) return parsed
  const {page, body, samples} = parsed
  const {title, description} = page.frontMatter
  const isReadme = source.readme !== undefined
  const {terms, sections} = indexPage({
    url: urlOf(page.path),
    title,
    description,
    body,
    rules,
    isReadme,
  })
  const json = JSON.stringify(body)
  return {
    page: JSON.stringify({...page, bodyHash: hashOf(json)}),
    body: json,
    markdown: formatTwin(page, body, siteUrl),
    terms: JSON.stringify(terms),
    sections: JSON.stringify(sections),
    samples: JSON.stringify(samples),
  }
}

function parseSource(
  {path, bytes, readme, examples}: PageSource,
  factContext: FactContext,
): ParseResult | Issue {
  if (readme) {
    // Bytes that are no character become one that says so.
    const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
    return parseReadme({...readme, text})
  }
  const text = decodeSource(bytes, path)
  if (typeof text !== 'string') return text
  return parsePage({path, size: bytes.length, text, known: factContext, examples})
}

/** The body and the twin of a page, as they are because of other pages and files. */
export function resolveTexts(
  page: ParsedPage,
  json: string,
  {resolution, siteUrl}: {resolution: PageResolution; siteUrl: string},
): Pick<PageParts, 'body' | 'markdown'> {
  const body: Root = JSON.parse(json)
  resolveBody(body, resolution)
  return {body: JSON.stringify(body), markdown: formatTwin(page, body, siteUrl)}
}

function formatTwin(page: ParsedPage, body: Root, siteUrl: string): string {
  const {title, description} = page.frontMatter
  return toMarkdown({title, description, note: noteOf(page), body, url: urlOf(page.path), siteUrl})
}

/** What is said above the text of a README: whose it is, and on what terms. */
function noteOf({frontMatter: {package: name, version, license, source}}: ParsedPage) {
  if (name === undefined || source === undefined) return undefined
  const terms = license === undefined ? '' : `, license ${license}`
  return {text: `README of ${name} ${version}${terms}`, url: source}
}

function tooSlow(file: string, timeLimit: number): Issue {
  const message = `The page takes longer than ${timeLimit / 1000} seconds to build.`
  const hint = 'Look for marks, brackets or lists that repeat very often, and split the page.'
  return {rule: 'too-slow', severity: 'error', file, line: 1, message, hint}
}
