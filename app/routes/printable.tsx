import {createRoute, notFound} from '@tanstack/react-router'
import {loadChunk} from '../loading/load-chunk.ts'
import {PrintablePage} from '../ui/printable-page.tsx'
import {loadRenderer} from './load-page.tsx'
import {rootRoute} from './root.tsx'
import {RouteError, RoutePending} from './states.tsx'

/** A whole section as one document to print, such as `/guides/printable/`. */
export const printableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$section/printable/',
  async loader({params, context: {api, site}, abortController}) {
    const section = site.map.section(`/${params.section}/`)
    if (!section?.printable) throw notFound()
    const [renderer, {loadPrintable}] = await Promise.all([
      loadRenderer(),
      loadChunk('printable', () => import('./load-printable.tsx')),
    ])
    return {content: await loadPrintable({section, api, renderer, signal: abortController.signal})}
  },
  component: PrintableRoute,
  pendingComponent: RoutePending,
  errorComponent: RouteError,
})

function PrintableRoute() {
  return <PrintablePage content={printableRoute.useLoaderData().content} />
}
