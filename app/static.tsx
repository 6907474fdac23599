import {createMemoryHistory, RouterProvider} from '@tanstack/react-router'
import {StrictMode} from 'react'
import {renderToStaticMarkup, renderToString} from 'react-dom/server'
import {endpoints} from '#contract/endpoints.ts'
import type {Nav} from '#contract/nav.ts'
import type {Head, PageMeta} from '#contract/page.ts'
import {FIRST_PAGE_ID} from './first-page.ts'
import {createAppRouter} from './router.ts'
import type {LoadedPage} from './routes/loaded-page.ts'
import {createSiteMap} from './navigation/site-map.ts'
import {StaticBanners, type Notification} from './static-banners.tsx'
import {StaticHead} from './static-head.tsx'
import {headTags, plainHead} from './ui/head-tags.ts'

/** Files of the app that every document refers to, by their urls. */
export interface AppFiles {
  readonly boot: string
  readonly main: string
  /** Scripts that the main one loads at once. */
  readonly chunks: readonly string[]
  readonly styles: readonly string[]
}

/** Makes the documents of a site. */
export interface DocumentRenderer {
  /** The document of a page; `html` is its text, as `renderArticle` made it. */
  page(meta: PageMeta, html: string): Promise<string>
  /** A document without a text of its own. */
  plain(kind: 'not-found' | 'app-shell' | 'printable', url: string): Promise<string>
}

/** What is in every document besides the page: nothing of it is needed. */
interface Besides {
  notification?: Notification | undefined
  /** The title of the feeds, if there are any. */
  feedTitle?: string | undefined
}

/** Prepares the rendering of documents: the same components that run in the browser. */
export function createDocumentRenderer(
  nav: Nav,
  files: AppFiles,
  {notification, feedTitle}: Besides = {},
): DocumentRenderer {
  const frame = {nav, files, notification, feedTitle}
  let firstPage: LoadedPage | undefined
  const unavailable = () => Promise.reject(new Error('There is no network at build time'))
  const history = createMemoryHistory({initialEntries: ['/app-shell/']})
  const router = createAppRouter(
    {
      api: {
        nav: unavailable,
        page: unavailable,
        section: unavailable,
        sponsors: unavailable,
        document: unavailable,
        anchors: unavailable,
      },
      site: {map: createSiteMap(nav)},
      takeFirstPage: () => firstPage,
      followRelease: unavailable,
    },
    history,
    {isServer: true},
  )

  async function renderRoot(url: string): Promise<string> {
    history.push(url)
    router.isServer = true // while it loads: there is no window
    await router.load()
    router.isServer = false // while it renders: React takes over only what a browser would render
    return renderToString(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  }

  return {
    async page(meta, html) {
      firstPage = {meta, content: {__html: html}}
      const root = await renderRoot(meta.url)
      firstPage = undefined
      return buildDocument({...frame, head: meta.head, root, url: meta.url, meta})
    },
    async plain(kind, url) {
      const {site} = nav
      // A section is put together in the browser; until then, there is the frame around it.
      const shown = kind === 'printable' ? '/app-shell/' : url
      const root = await renderRoot(shown)
      const head = {
        'not-found': plainHead('Page Not Found', site),
        'app-shell': plainHead('Offline', site),
        printable: {...plainHead('Combined printable page', site), robots: 'noindex,nofollow'},
      }[kind]
      return buildDocument({...frame, head, root, url: kind === 'not-found' ? '404' : shown})
    },
  }
}

interface DocumentParts {
  nav: Nav
  files: AppFiles
  notification: Notification | undefined
  feedTitle: string | undefined
  head: Head
  root: string
  /** What the root element shows; the app adopts it only at that url. */
  url: string
  meta?: PageMeta
}

function buildDocument(parts: DocumentParts): string {
  const {nav, files, notification, feedTitle, head, root, url, meta} = parts
  const tags = headTags({head, json: meta && endpoints.page(meta.path)})
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {files.styles.map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script
          src={files.boot}
          data-main={files.main}
          data-chunks={files.chunks.join(' ')}
          data-notification={notification?.version}
        />
        {tags.map(({name: Tag, key, value}) => (
          <Tag key={JSON.stringify(key)} {...key} {...value} />
        ))}
        <StaticHead {...nav.site} feedTitle={feedTitle} />
      </head>
      <body>
        <StaticBanners notification={notification} />
        <div id="AppRoot" data-url={url} dangerouslySetInnerHTML={{__html: root}} />
        {!meta && url !== '404' && (
          <noscript>
            <p className="no-script">
              This screen is put together by a script. Allow scripts here, or begin at the{' '}
              <a href="/">home page</a>: every single page can be read and printed without.
            </p>
          </noscript>
        )}
        {meta && (
          <script
            type="application/json"
            id={FIRST_PAGE_ID}
            dangerouslySetInnerHTML={{__html: JSON.stringify(meta).replaceAll('<', '\\u003c')}}
          />
        )}
      </body>
    </html>,
  )
  return `<!doctype html>${html}\n`
}
