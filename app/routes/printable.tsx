import {createRoute, notFound} from '@tanstack/react-router'
import {loadPrintable} from './load-printable.ts'
import {loadStyles} from '../loading/load-styles.ts'
import {href} from '../ui/printable-page.module.css?linked'
import {PrintablePage, type PrintablePageProps} from '../ui/printable-page.tsx'
import {buildContent} from '../article/article.tsx'
import {rootRoute} from './root.tsx'
import {RoutePending} from './states.tsx'

/** A complete section as one document to print, such as `/guides/printable/`. */
export const printableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$section/printable/',
  async loader({
    params,
    context: {api, site, takeFirst},
    abortController,
  }): Promise<PrintablePageProps> {
    const section = site.map.section(`/${params.section}/`)
    if (!section?.printable) throw notFound()
    const first = takeFirst(`${section.url}printable/`)
    if (first) return {section, content: first.content} // its document has the styles
    const loading = loadPrintable({section, api, signal: abortController.signal})
    const [body] = await Promise.all([loading, loadStyles(href)])
    return {section, content: buildContent(body)}
  },
  component: PrintableRoute,
})

function PrintableRoute() {
  const loaded: PrintablePageProps | undefined = printableRoute.useLoaderData()
  // Shown to readers who come back to a URL that was not found, until it is looked up again.
  return loaded ? <PrintablePage {...loaded} /> : <RoutePending />
}
