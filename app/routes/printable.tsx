import {createRoute, notFound} from '@tanstack/react-router'
import {loadPrintable} from './load-printable.ts'
import {PrintablePage} from '../ui/printable-page.tsx'
import {ArticleBody, buildSections} from '../ui/article-body.tsx'
import {rootRoute} from './root.tsx'
import {RouteError, RoutePending} from './states.tsx'

/** A complete section as one document to print, such as `/guides/printable/`. */
export const printableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$section/printable/',
  async loader({params, context: {api, site, takeFirstText}, abortController}) {
    const section = site.map.section(`/${params.section}/`)
    if (!section?.printable) throw notFound()
    const text = takeFirstText(`${section.url}printable/`)
    if (text) return {section, content: text}
    const body = await loadPrintable({section, api, signal: abortController.signal})
    return {section, content: <ArticleBody sections={buildSections(body)} />}
  },
  component: PrintableRoute,
  pendingComponent: RoutePending,
  errorComponent: RouteError,
})

function PrintableRoute() {
  return <PrintablePage {...printableRoute.useLoaderData()} />
}
