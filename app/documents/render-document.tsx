import {createMemoryHistory, RouterProvider} from '@tanstack/react-router'
import {StrictMode} from 'react'
import {renderToString} from 'react-dom/server'
import type {Nav, NavSection} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import {createSiteMap} from '../links/site-map.ts'
import {createAppRouter} from '../router.ts'
import type {AppContext, FirstContent} from '../routes/root.tsx'
import {combinePages} from '../article/combine-pages.ts'
import {screenMetaOf} from '../ui/screen-meta.ts'
import {plainHead, printableHead} from '../ui/head-tags.ts'
import {createDocumentBuilder, type SiteFrame} from './build-document.tsx'
import {renderArticle} from './render-article.ts'

export type {SiteFrame} from './build-document.tsx'

/** The content of one document; bodies are mdast, as JSON. */
export type DocumentContent =
  | {readonly kind: 'page'; readonly meta: PageMeta; readonly body: string}
  | {readonly kind: 'not-found' | 'app-shell'; readonly url: string}
  | {
      readonly kind: 'printable'
      readonly section: NavSection
      readonly pages: ReadonlyArray<{title: string; url: PageMeta['url']; body: string}>
    }

/**
 * Prepares the rendering of documents, with the components that run in the browser. The result gives
 * the HTML of one.
 */
export function createDocumentRenderer(
  frame: SiteFrame,
): (content: DocumentContent) => Promise<string> {
  const {nav} = frame
  const buildDocument = createDocumentBuilder(frame)
  const renderRoot = createRootRenderer(nav)
  return async content => {
    if (content.kind === 'page') {
      const {meta, body} = content
      const root = await renderRoot(meta.url, {meta: screenMetaOf(meta), content: {__html: TEXT}})
      const html = buildDocument({head: meta.head, root, url: meta.url, meta})
      return html.replace(TEXT, () => renderArticle(JSON.parse(body)))
    }
    if (content.kind === 'printable') {
      const url = `${content.section.url}printable/`
      const pages = content.pages.map(page => ({...page, body: JSON.parse(page.body)}))
      const root = await renderRoot(url, {content: {__html: TEXT}})
      const html = buildDocument({head: printableHead(content.section, nav.site), root, url})
      return html.replace(TEXT, () => renderArticle(combinePages(pages)))
    }
    const isMissing = content.kind === 'not-found'
    const head = plainHead(isMissing ? 'Page Not Found' : 'Loading', nav.site)
    const root = await renderRoot(content.url)
    return buildDocument({head, root, url: isMissing ? '404' : content.url})
  }
}

/** Stands for the text until the document around it is rendered and tidy, which the text is at once. */
const TEXT = '<!--text-->'

/** Creates a function that renders the app at a URL. It renders one document at a time. */
function createRootRenderer(nav: Nav) {
  let first: FirstContent | undefined // replaces requests in loaders: there is no network
  const context: AppContext = {
    api: noApi,
    site: {map: createSiteMap(nav)},
    takeFirst: () => first,
    chunks: {load: unavailable, preload() {}},
    preloadExplorer() {},
    followRelease: unavailable,
  }
  const history = createMemoryHistory({initialEntries: ['/app-shell/']})
  const router = createAppRouter(context, history, {isServer: true})
  return async (url: string, content?: FirstContent): Promise<string> => {
    first = content
    history.push(url)
    router.isServer = true // loading: there is no window
    await router.load()
    router.isServer = false // rendering: React hydrates only what a browser would render as well
    return renderToString(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  }
}

async function unavailable(): Promise<never> {
  throw new Error('There is no network at build time')
}

const noApi: AppContext['api'] = {
  nav: unavailable,
  page: unavailable,
  section: unavailable,
  sponsors: unavailable,
  anchors: unavailable,
  options: unavailable,
  defaults: unavailable,
  history: unavailable,
  releases: unavailable,
}
