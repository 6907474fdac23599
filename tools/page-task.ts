import type {Body} from '#contract/mdast.ts'
import type {Issue} from './content/issue.ts'
import {measureImages} from './measure-images.ts'
import {urlOf} from './content/urls.ts'
import {parsePage} from './markdown/parse-page.ts'
import {toMarkdown} from './markdown/to-markdown.ts'
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
  /** Where the site is served. */
  readonly siteUrl: string
}

interface ArticleModule {
  renderArticle(body: Body): string
}

/** Prepares what parses pages and stores the result; a page that cannot be read is an issue. */
export function createPageTask(options: PageTaskOptions) {
  const {contentDir, storeDir, planned, siteUrl} = options
  const store = createPageStore(storeDir)
  const plannedUrls = new Set(planned)
  const article: Promise<ArticleModule> = import(options.renderArticle)

  return async ({path, size, key}: PageJob): Promise<Issue | undefined> => {
    const text = await readText(contentDir, path)
    if (typeof text !== 'string') return text
    const {page, body} = parsePage({path, size, text, planned: plannedUrls})
    const measured = await measureImages(page, body, contentDir)
    const {renderArticle} = await article
    const {title, description} = page.frontMatter
    await store.write(key, {
      page: measured,
      body: JSON.stringify(body),
      html: renderArticle(body),
      markdown: toMarkdown({title, description, body, url: urlOf(path), siteUrl}),
    })
    return undefined
  }
}
