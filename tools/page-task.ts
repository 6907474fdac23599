import type {Body} from '#contract/mdast.ts'
import type {Issue} from './content/issue.ts'
import {measureImages} from './measure-images.ts'
import {parsePage} from './markdown/parse-page.ts'
import {createPageStore} from './page-store.ts'
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

export interface PageTaskOptions {
  readonly contentDir: string
  readonly storeDir: string
  /** Module whose `renderArticle` turns a body into HTML. */
  readonly renderArticle: string
  readonly planned: readonly string[]
}

interface ArticleModule {
  renderArticle(body: Body): string
}

/** Prepares what parses pages and stores the result; a page that cannot be read is an issue. */
export function createPageTask(options: PageTaskOptions) {
  const {contentDir, storeDir, planned} = options
  const store = createPageStore(storeDir)
  const plannedUrls = new Set(planned)
  const article: Promise<ArticleModule> = import(options.renderArticle)

  return async ({path, size, key}: PageJob): Promise<Issue | undefined> => {
    const text = await readText(contentDir, path)
    if (typeof text !== 'string') return text
    const {page, body} = parsePage({path, size, text, planned: plannedUrls})
    const measured = await measureImages(page, body, contentDir)
    const {renderArticle} = await article
    await store.write(key, {page: measured, body: JSON.stringify(body), html: renderArticle(body)})
    return undefined
  }
}
