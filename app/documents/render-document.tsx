import {createMemoryHistory, RouterProvider} from '@tanstack/react-router'
import {StrictMode} from 'react'
import {renderToString} from 'react-dom/server'
import type {Body} from '#contract/mdast.ts'
import type {Nav, NavSection} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import {createSiteMap} from '../navigation/site-map.ts'
import {createAppRouter} from '../router.ts'
import type {AppContext, LoadedPage} from '../routes/root.tsx'
import type {ArticleContent} from '../ui/article.tsx'
import {combinePages, type PrintablePart} from '../ui/combine-pages.ts'
import {plainHead, printableHead} from '../ui/head-tags.ts'
import type {Notification} from './banners.tsx'
import {createDocumentBuilder, type AppFiles} from './build-document.tsx'
import {renderArticle} from './render-article.ts'

/** Renders the HTML documents of a site. */
export interface DocumentRenderer {
  page(meta: PageMeta, body: Body): Promise<string>
  /** A document that is not a page of the content. */
  plain(kind: 'not-found' | 'app-shell', url: string): Promise<string>
  /** A section as one document. */
  printable(section: NavSection, pages: readonly PrintablePart[]): Promise<string>
}

/** Optional content of every document, in addition to its page. */
interface DocumentExtras {
  notification?: Notification | undefined
  /** The title of the feeds, if there are any. */
  feedTitle?: string | undefined
  /** The theme for readers who have not chosen one; that of their device by default. */
  theme?: 'light' | 'dark' | 'system' | undefined
}

/** Prepares the rendering of documents, with the components that run in the browser. */
export function createDocumentRenderer(
  nav: Nav,
  files: AppFiles,
  {notification, feedTitle, theme}: DocumentExtras = {},
): DocumentRenderer {
  const buildDocument = createDocumentBuilder({nav, files, notification, feedTitle, theme})
  const renderRoot = createRootRenderer(nav)
  return {
    async page(meta, body) {
      const page = {meta, content: {__html: renderArticle(body)}}
      const root = await renderRoot(meta.url, {page})
      return buildDocument({head: meta.head, root, url: meta.url, meta})
    },
    async plain(kind, url) {
      const isMissing = kind === 'not-found'
      const head = plainHead(isMissing ? 'Page Not Found' : 'Loading', nav.site)
      const root = await renderRoot(url)
      return buildDocument({head, root, url: isMissing ? '404' : url})
    },
    async printable(section, pages) {
      const url = `${section.url}printable/`
      const text = {__html: renderArticle(combinePages(pages))}
      const root = await renderRoot(url, {text})
      return buildDocument({head: printableHead(section, nav.site), root, url})
    },
  }
}

/** Replaces requests in loaders: there is no network at build time. */
interface FirstContent {
  page?: LoadedPage
  text?: ArticleContent
}

/** Creates a function that renders the app at a URL. It renders one document at a time. */
function createRootRenderer(nav: Nav) {
  let first: FirstContent = {}
  const context: AppContext = {
    api: noApi,
    site: {map: createSiteMap(nav)},
    takeFirstPage: () => first.page,
    takeFirstText: () => first.text,
    chunks: {load: unavailable, preload() {}},
    preloadExplorer() {},
    followRelease: unavailable,
  }
  const history = createMemoryHistory({initialEntries: ['/app-shell/']})
  const router = createAppRouter(context, history, {isServer: true})
  return async (url: string, content: FirstContent = {}): Promise<string> => {
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
