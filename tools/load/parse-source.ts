import {decodeSource} from '../sources/decode-source.ts'
import type {Issue} from '../issues/issue.ts'
import {dependsOnSite} from '../site/page-resolution.ts'
import {urlOf} from '../content-format/urls.ts'
import {hashOf} from '../disk/hash.ts'
import {createStore} from '../disk/store.ts'
import {parsePage, type ParsedText} from '../markdown/parse-page.ts'
import {parseReadme} from '../readmes/parse-readme.ts'
import {indexPage} from '../search/index-page.ts'
import {packPage} from '../search/packed-page.ts'
import {buildSearchRules, type SearchRules} from '../search/synonyms.ts'
import type {PageSettings, PageSource} from './page-source.ts'
import {formatTwin} from './resolve-texts.ts'
import {runWithTimeLimit} from './run-with-time-limit.ts'
import {readShared, type Shared} from './shared-value.ts'

/** The texts of a page, by the names under which the store keeps them. */
export interface StoredTexts {
  /** mdast, as JSON. */
  readonly body: string
  /** The twin in Markdown. */
  readonly markdown: string
  /** The terms that find its sections, as packed by `packPage`. */
  readonly terms: Uint8Array
  /** Its sections as search shows them, as packed by `packPage`. */
  readonly sections: string
  /** Its fences and how they are checked, as JSON. */
  readonly samples: string
}

/** A page to be parsed into a store. */
export interface ParseTask {
  readonly settings: Shared<PageSettings>
  readonly source: PageSource
}

/** Parses a page and stores it with its texts; a page that cannot be read is an issue. */
export function parse({settings: shared, source}: ParseTask): ParsedText['page'] | Issue {
  const settings = readShared(shared)
  const {timeoutMs} = settings
  const result = runWithTimeLimit(timeoutMs, () => parseSource(source, settings))
  if (!result) return tooSlow(source.path, timeoutMs)
  if ('rule' in result.value) return result.value
  const {page, texts} = result.value
  createStore(shared.storeDir).write(source.key, {page: JSON.stringify(page), ...texts})
  return page
}

const rulesOf = new WeakMap<PageSettings, SearchRules>()

/** Prepares the rules of search with the first page. */
function searchRules(settings: PageSettings): SearchRules {
  const rules = rulesOf.get(settings) ?? buildSearchRules(settings.search)
  rulesOf.set(settings, rules)
  return rules
}

function parseSource(
  source: PageSource,
  settings: PageSettings,
): (Pick<ParsedText, 'page'> & {texts: StoredTexts}) | Issue {
  const parsed = source.readme
    ? parseReadme({...source.readme, text: decodeReadme(source.bytes)})
    : parseFile(source, settings)
  if ('rule' in parsed) return parsed
  const {page, body, samples} = parsed
  const {title, label, description} = page.frontMatter
  const isReadme = source.readme !== undefined
  const json = JSON.stringify(body)
  const rules = searchRules(settings)
  return {
    page: {...page, bodyHash: hashOf(json)},
    texts: {
      body: json,
      markdown: dependsOnSite(page) ? '' : formatTwin(page, body, settings.siteUrl), // or `resolveTexts` does
      ...packPage(
        indexPage({url: urlOf(page.path), title, label, description, body, rules, isReadme}),
      ),
      samples: JSON.stringify(samples),
    },
  }
}

/** The text of a README: invalid bytes become replacement characters. */
function decodeReadme(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
}

function parseFile(
  {path, bytes, examples}: PageSource,
  {factContext: known, packages, siteUrl}: PageSettings,
): ParsedText | Issue {
  const text = decodeSource(bytes, path)
  if (typeof text !== 'string') return text
  return parsePage({path, size: bytes.length, text, known, examples, packages, siteUrl})
}

function tooSlow(file: string, timeoutMs: number): Issue {
  const message = `The page takes longer than ${Math.round(timeoutMs / 1000)} seconds to build.`
  const hint = 'Look for formatting, brackets or lists that repeat very often, and split the page.'
  return {rule: 'too-slow', severity: 'error', file, line: 1, message, hint}
}
