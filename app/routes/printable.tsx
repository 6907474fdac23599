import {createRoute, notFound} from '@tanstack/react-router'
import type {ReactElement} from 'react'
import {loadPrintable} from './load-printable.ts'
import {PrintablePage} from '../ui/printable-page.tsx'
import {ArticleBody, buildSections} from '../ui/article-body.tsx'
import {rootRoute} from './root.tsx'
import {RouteError, RoutePending} from './states.tsx'

interface PrintableData {
  readonly content: ReactElement
}

/** A complete section as one document to print, such as `/guides/printable/`. */
export const printableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$section/printable/',
  async loader({params, context: {api, site}, abortController}): Promise<PrintableData> {
    const section = site.map.section(`/${params.section}/`)
    if (!section?.printable) throw notFound()
    const body = await loadPrintable({section, api, signal: abortController.signal})
    return {content: <ArticleBody sections={buildSections(body)} />}
  },
  component: PrintableRoute,
  pendingComponent: RoutePending,
  errorComponent: RouteError,
})

function PrintableRoute() {
  const loaded: PrintableData | undefined = printableRoute.useLoaderData()
  // Shown to readers who come back to a URL that was not found, until it is looked up again.
  return loaded ? <PrintablePage content={loaded.content} /> : <RoutePending />
}
