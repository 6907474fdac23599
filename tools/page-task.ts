import type {Body} from '#contract/mdast.ts'
import {hashOf} from './build-index.ts'
import type {Examples} from './content/example.ts'
import type {Issue} from './content/issue.ts'
import {readKnown, type KnownSource} from './load-facts.ts'
import {measureImages} from './measure-images.ts'
import {urlOf} from './content/urls.ts'
import {parsePage} from './markdown/parse-page.ts'
import {toMarkdown} from './markdown/to-markdown.ts'
import {createPageStore} from './page-store.ts'
import {runWithin} from './run-within.ts'
import {indexPage} from './search/index-page.ts'
import {buildSearchRules, type SearchFile} from './search/synonyms.ts'
import {readText} from './content/read-content.ts'

/** A page to be parsed. */
export interface PageJob {
  /** Relative to the content folder. */
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** Where the store keeps it. */
  readonly key: string
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

  return async ({path, size, key}: PageJob): Promise<Issue | undefined> => {
    const text = await readText(contentDir, path)
    if (typeof text !== 'string') return text
    const known = await reading
    const source = {path, size, text, planned: plannedUrls, examples, known}
    const parsed = runWithin(timeLimit, () => parsePage(source))
    if (!parsed) return tooSlow(path, timeLimit)
    const {page, body, samples} = parsed.value
    const measured = await measureImages(page, body, contentDir)
    const {renderArticle} = await article
    const {title, description} = page.frontMatter
    const url = urlOf(path)
    const texts = runWithin(timeLimit, () => {
      const {terms, sections} = indexPage({url, title, description, body, rules})
      return {
        body: JSON.stringify(body),
        html: renderArticle(body),
        markdown: toMarkdown({title, description, body, url, siteUrl}),
        terms: JSON.stringify(terms),
        sections: JSON.stringify(sections),
        samples: JSON.stringify(samples),
      }
    })
    if (!texts) return tooSlow(path, timeLimit)
    const stored = {...measured, bodyHash: hashOf(texts.value.body)}
    await store.write(key, {page: stored, ...texts.value})
    return undefined
  }
}

function tooSlow(file: string, timeLimit: number): Issue {
  const message = `The page takes longer than ${timeLimit / 1000} seconds to build.`
  const hint = 'Look for marks, brackets or lists that repeat very often, and split the page.'
  return {rule: 'too-slow', severity: 'error', file, line: 1, message, hint}
}
