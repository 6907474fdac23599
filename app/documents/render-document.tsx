import {createMemoryHistory, RouterProvider} from '@tanstack/react-router'
import {StrictMode} from 'react'
import {renderToString} from 'react-dom/server'
import type {Body} from '#contract/mdast.ts'
import type {Nav, NavSection} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import {createSiteMap} from '../navigation/site-map.ts'
import {createAppRouter} from '../router.ts'
import type {LoadedPage} from '../routes/root.tsx'
import type {ArticleContent} from '../ui/article.tsx'
import {combinePages, type PrintablePart} from '../ui/combine-pages.ts'
import {plainHead, printableHead} from '../ui/head-tags.ts'
import type {Notification} from './banners.tsx'
import {buildDocument, type AppFiles} from './build-document.tsx'
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
}

/** Prepares the rendering of documents, with the components that run in the browser. */
export function createDocumentRenderer(
  nav: Nav,
  files: AppFiles,
  {notification, feedTitle}: DocumentExtras = {},
): DocumentRenderer {
  const frame = {nav, files, notification, feedTitle}
  let firstPage: LoadedPage | undefined
  let firstText: ArticleContent | undefined
  const unavailable = () => Promise.reject(new Error('There is no network at build time'))
  const history = createMemoryHistory({initialEntries: ['/app-shell/']})
  const router = createAppRouter(
    {
      api: {
        nav: unavailable,
        page: unavailable,
        section: unavailable,
        sponsors: unavailable,
        anchors: unavailable,
        options: unavailable,
        defaults: unavailable,
      },
      site: {map: createSiteMap(nav)},
      takeFirstPage: () => firstPage,
      takeFirstText: () => firstText,
      preloadExplorer() {},
      followRelease: unavailable,
    },
    history,
    {isServer: true},
  )

  async function renderRoot(url: string): Promise<string> {
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

  return {
    async page(meta, body) {
      firstPage = {meta, content: {__html: renderArticle(body)}}
      const root = await renderRoot(meta.url)
      firstPage = undefined
      return buildDocument({...frame, head: meta.head, root, url: meta.url, meta})
    },
    async plain(kind, url) {
      const {site} = nav
      const root = await renderRoot(url)
      const head = {
        'not-found': plainHead('Page Not Found', site),
        'app-shell': plainHead('Offline', site),
      }[kind]
      return buildDocument({...frame, head, root, url: kind === 'not-found' ? '404' : url})
    },
    async printable(section, pages) {
      const url = `${section.url}printable/`
      firstText = {__html: renderArticle(combinePages(pages))}
      const root = await renderRoot(url)
      firstText = undefined
      return buildDocument({...frame, head: printableHead(section, nav.site), root, url})
    },
  }
}
