import {createRoute, notFound} from '@tanstack/react-router'
import {canonicalPath, createSiteMap} from '../links/site-map.ts'
import {buildContent} from '../article/article.tsx'
import {screenMetaOf} from '../ui/screen-meta.ts'
import {DocumentPage, type DocumentPageProps} from '../ui/document-page.tsx'
import {pageOf, rootRoute, type AppContext, type LoadedPage} from './root.tsx'
import {RoutePending} from './states.tsx'

/** Any page of the documentation, such as `/guides/tree-shaking/`. */
export const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loader: ({location, context, abortController}) =>
    loadPage(location.pathname, context, abortController.signal),
  component: PageRoute,
})

function PageRoute() {
  const loaded = pageOf(pageRoute.useLoaderData())
  // Shown to readers who come back to a URL that was not found, until it is looked up again.
  return loaded ? <ShownPage loaded={loaded} /> : <RoutePending />
}

interface ShownPageProps extends Pick<DocumentPageProps, 'tool' | 'isWide'> {
  loaded: LoadedPage
}

/** A loaded page, with its tool if it has one. */
export function ShownPage({loaded: {meta, content}, ...tool}: ShownPageProps) {
  const {map} = rootRoute.useRouteContext().site
  return (
    <DocumentPage
      key={meta.url}
      page={meta}
      section={map.section(meta.url)}
      content={content}
      hiddenContributors={map.nav.hiddenContributors}
      {...tool}
    />
  )
}

/**
 * The page at a path. The text of the first page is in the document already; any other is fetched.
 * Throws `notFound()` if the site has no such page.
 */
export async function loadPage(
  pathname: string,
  context: AppContext,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const first = context.takeFirst(canonicalPath(pathname))
  if (first?.meta) return keep({meta: first.meta, content: first.content})

  const entry = context.site.map.page(pathname) ?? (await findInNewNav(pathname, context, signal))
  if (entry === undefined) throw notFound()
  const {body, ...meta} = await context.api.page(entry.path, signal).catch(async error => {
    const moved = await findInNewNav(pathname, context, signal)
    if (!moved || moved.path === entry.path) throw error
    return context.api.page(moved.path, signal)
  })
  return keep({meta: screenMetaOf(meta), content: buildContent(body)})
}

/** Number of pages that are kept for going back. */
const MAX_KEPT = 20

const kept = new Map<string, LoadedPage>()

/** An unchanged page keeps its object, so that nothing is rendered again. */
function keep(page: LoadedPage): LoadedPage {
  const {url} = page.meta
  const old = kept.get(url)
  const isSame = old && JSON.stringify(old.meta) === JSON.stringify(page.meta)
  kept.delete(url)
  kept.set(url, isSame ? old : page)
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return isSame ? old : page
}

/**
 * The tab may be older than the page, so the navigation is loaded again. Without a network, the
 * known one is used.
 */
async function findInNewNav(pathname: string, {api, site}: AppContext, signal: AbortSignal) {
  try {
    site.map = createSiteMap(await api.nav(signal))
  } catch (error) {
    if (signal.aborted) throw error
  }
  return site.map.page(pathname)
}
