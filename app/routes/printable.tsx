import {createRoute, notFound} from '@tanstack/react-router'
import type {Page} from '#contract/page.ts'
import {loadChunk} from '../load-chunk.ts'
import {PrintablePage} from '../ui/printable-page.tsx'
import {loadRenderer} from './load-page.tsx'
import {rootRoute} from './root.tsx'
import {RouteError, RoutePending} from './states.tsx'

/** How many pages are asked for at a time. */
const BATCH = 6

/** A whole section as one document to print, such as `/guides/printable/`. */
export const printableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$section/printable/',
  async loader({params, context, abortController}) {
    const section = context.site.map.section(`/${params.section}/`)
    if (!section?.printable) throw notFound()
    const [{ArticleBody, buildSections}, {combinePages}] = await Promise.all([
      loadRenderer(),
      loadChunk('combine-pages', () => import('../combine-pages.ts')),
    ])
    const pages: Page[] = []
    for (let start = 0; start < section.pages.length; start += BATCH) {
      const paths = section.pages.slice(start, start + BATCH).map(({path}) => path)
      const batch = paths.map(path => context.api.page(path, abortController.signal))
      pages.push(...(await Promise.all(batch)))
    }
    const sections = buildSections(combinePages(pages))
    return {title: section.title, article: <ArticleBody sections={sections} />}
  },
  component: PrintableRoute,
  pendingComponent: RoutePending,
  errorComponent: RouteError,
})

function PrintableRoute() {
  const {article} = printableRoute.useLoaderData()
  return <PrintablePage content={article} />
}
