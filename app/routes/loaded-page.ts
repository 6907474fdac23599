import type {PageMeta} from '#contract/page.ts'
import type {ArticleContent} from '../ui/article.tsx'

/** A page as its route shows it. */
export interface LoadedPage {
  readonly meta: PageMeta
  readonly content: ArticleContent
}

/** The page in a route's loader data; undefined for routes that show no page. */
export function pageOf(loaderData: unknown): LoadedPage | undefined {
  return isLoadedPage(loaderData) ? loaderData : undefined
}

function isLoadedPage(data: unknown): data is LoadedPage {
  return typeof data === 'object' && data !== null && 'meta' in data && 'content' in data
}
