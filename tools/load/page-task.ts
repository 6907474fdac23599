import {decodeSource} from '../content/decode-source.ts'
import type {Issue} from '../content/issue.ts'
import {urlOf} from '../content/urls.ts'
import {hashOf} from '../disk/hash.ts'
import {parsePage, type ParseResult} from '../markdown/parse-page.ts'
import {parseReadme} from '../readmes/parse-readme.ts'
import {indexPage} from '../search/index-page.ts'
import {packPage} from '../search/packed-page.ts'
import {buildSearchRules, type SearchRules} from '../search/synonyms.ts'
import {timeLimitOf, type PageParts, type PageSettings, type PageSource} from './page-source.ts'
import {formatTwin} from './page-twin.ts'
import {runWithTimeLimit} from './run-with-time-limit.ts'

/** Turns sources into what the store keeps of them; a page that cannot be read is an issue. */
export function createPageTask(settings: PageSettings): (source: PageSource) => PageParts | Issue {
  const rules = buildSearchRules(settings.search)
  return source => {
    const timeLimit = timeLimitOf(source.bytes.length, settings.timeLimit)
    const result = runWithTimeLimit(timeLimit, () => runTask(source, settings, rules))
    return result?.value ?? tooSlow(source.path, timeLimit)
  }
}

function runTask(
  source: PageSource,
  settings: PageSettings,
  rules: SearchRules,
): PageParts | Issue {
  const parsed = parseSource(source, settings)
  if ('rule' in parsed) return parsed
  const {page, body, samples} = parsed
  const {title, description} = page.frontMatter
  const isReadme = source.readme !== undefined
  const url = urlOf(page.path)
  const indexed = indexPage({url, title, description, body, rules, isReadme})
  const json = JSON.stringify(body)
  return {
    page: JSON.stringify({...page, bodyHash: hashOf(json)}),
    body: json,
    markdown: isReadme ? '' : formatTwin(page, body, settings.siteUrl), // its links are not resolved yet
    ...packPage(indexed),
    samples: JSON.stringify(samples),
  }
}

function parseSource(
  {path, bytes, readme, examples}: PageSource,
  {factContext: known, packages}: PageSettings,
): ParseResult | Issue {
  if (readme) {
    // Bytes that are no character become one that says so.
    const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
    return parseReadme({...readme, text})
  }
  const text = decodeSource(bytes, path)
  if (typeof text !== 'string') return text
  return parsePage({path, size: bytes.length, text, known, examples, packages})
}

function tooSlow(file: string, timeLimit: number): Issue {
  const message = `The page takes longer than ${Math.round(timeLimit / 1000)} seconds to build.`
  const hint = 'Look for formatting, brackets or lists that repeat very often, and split the page.'
  return {rule: 'too-slow', severity: 'error', file, line: 1, message, hint}
}
