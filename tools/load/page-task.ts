import {readFile} from 'node:fs/promises'
import type {Body} from '#contract/mdast.ts'
import {hashOf} from '../output/index-file.ts'
import type {Examples} from '../content/example.ts'
import type {Issue} from '../content/issue.ts'
import {readKnown, type KnownSource} from './load-facts.ts'
import type {ParsedPage} from '../content/parsed-page.ts'
import {measureImages} from './measure-images.ts'
import {urlOf} from '../content/urls.ts'
import {parsePage, type ParseResult} from '../markdown/parse-page.ts'
import {toMarkdown} from '../markdown/to-markdown.ts'
import type {PackageSource} from '../readmes/package-page.ts'
import {createPageStore} from './page-store.ts'
import {runWithin} from './run-with-time-limit.ts'
import {indexPage} from '../search/index-page.ts'
import {packPage} from '../search/packed-page.ts'
import {buildSearchRules, type SearchFile} from '../search/synonyms.ts'
import {readText} from './read-content-folder.ts'

/** A page to be parsed. */
export interface PageJob {
  /** Relative to the content folder. */
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** Where the store keeps it. */
  readonly key: string
  /** Set if its text is the README of a package. */
  readonly source?: PackageSource
  /** Where the facts are documented to which it links. */
  readonly factUrls?: Readonly<Record<string, string>>
}

export interface PageTaskOptions extends KnownSource {
  readonly contentDir: string
  readonly storeDir: string
  /** Module whose `renderArticle` turns a body into HTML. */
  readonly renderArticle: string
  readonly planned: readonly string[]
  /** Where the site is served. */
  readonly siteUrl: string
  /** What `_search.json` says. */
  readonly search: SearchFile
  /** What fences may take their text from. */
  readonly examples?: Examples | undefined
  /** Milliseconds after which a page is given up. */
  readonly timeLimit?: number | undefined
}

/** Pages take a hundredth of it; some texts of no use would take hours. */
const TIME_LIMIT = 20_000

interface ArticleModule {
  renderArticle(body: Body): string
}

/** Prepares what parses pages and stores the result; a page that cannot be read is an issue. */
export function createPageTask(options: PageTaskOptions) {
  const {contentDir, storeDir, planned, siteUrl, examples, timeLimit = TIME_LIMIT} = options
  const store = createPageStore(storeDir)
  const plannedUrls = new Set(planned)
  const rules = buildSearchRules(options.search)
  const reading = readKnown(options)
  const article: Promise<ArticleModule> = import(options.renderArticle)

  /** Nothing if it takes too long. */
  const parse = async ({
    path,
    size,
    source,
    factUrls,
  }: PageJob): Promise<Issue | ParseResult | undefined> => {
    if (source) {
      const {parseReadme} = await import('../readmes/parse-readme.ts') // only if there is one
      const text = decodeText(await readFile(source.file))
      return runWithin(timeLimit, () => parseReadme({...source, text, planned: plannedUrls}))?.value
    }
    const text = await readText(contentDir, path)
    if (typeof text !== 'string') return text
    const known = {...(await reading), urls: factUrls}
    const page = {path, size, text, planned: plannedUrls, known, examples}
    return runWithin(timeLimit, () => parsePage(page))?.value
  }

  return async (job: PageJob): Promise<Issue | undefined> => {
    const {path, key} = job
    const parsed = await parse(job)
    if (!parsed) return tooSlow(path, timeLimit)
    if ('rule' in parsed) return parsed
    const {page, body, samples} = parsed
    const measured = await measureImages(page, body, contentDir)
    const {renderArticle} = await article
    const {title, description} = page.frontMatter
    const note = noteOf(page.frontMatter)
    const isReadme = job.source !== undefined
    const url = urlOf(path)
    const texts = runWithin(timeLimit, () => {
      const indexed = indexPage({url, title, description, body, rules, isReadme})
      return {
        body: JSON.stringify(body),
        html: renderArticle(body),
        markdown: toMarkdown({title, description, note, body, url, siteUrl}),
        samples: JSON.stringify(samples),
        ...packPage(indexed),
      }
    })
    if (!texts) return tooSlow(path, timeLimit)
    const stored = {...measured, bodyHash: hashOf(texts.value.body)}
    await store.write(key, {page: stored, ...texts.value})
    return undefined
  }
}

/** What is said above the text of a README: whose it is, and on what terms. */
function noteOf({package: name, version, license, source}: ParsedPage['frontMatter']) {
  if (name === undefined || source === undefined) return undefined
  const terms = license === undefined ? '' : `, license ${license}`
  return {text: `README of ${name} ${version}${terms}`, url: source}
}

/** Bytes that are no character become one that says so. */
function decodeText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
}

function tooSlow(file: string, timeLimit: number): Issue {
  const message = `The page takes longer than ${timeLimit / 1000} seconds to build.`
  const hint = 'Look for marks, brackets or lists that repeat very often, and split the page.'
  return {rule: 'too-slow', severity: 'error', file, line: 1, message, hint}
}
