import {renderToStaticMarkup} from 'react-dom/server'
import {endpoints} from '#contract/endpoints.ts'
import type {Nav} from '#contract/nav.ts'
import type {Head, PageMeta} from '#contract/page.ts'
import {hashNav} from '#contract/private/hash-nav.ts'
import {SPECULATION_RULES} from '#contract/private/speculation-rules.ts'
import {DataBlock} from '../ui/data-block.tsx'
import {headTags} from '../ui/head-tags.ts'
import {FIRST_PAGE_ID, screenMetaOf} from '../ui/screen-meta.ts'
import {Banners, type Notification} from './banners.tsx'
import {SiteHead} from './site-head.tsx'
import {buildStructuredData} from './structured-data.ts'
import {tidyHtml} from './tidy-html.ts'

/** What all documents of a site share. */
export interface SiteFrame {
  readonly nav: Nav
  /** Assets of the app. */
  readonly files: {
    /** The script that runs before the first paint. */
    readonly boot: string
    readonly styles: string
    /** The styles that only the home page needs. */
    readonly homeStyles: string
    /** URL of the styles that only printable sections need. */
    readonly printableStyles: string
    /** URL of the script that is loaded after the first paint. */
    readonly main: string
  }
  readonly notification: Notification | undefined
  /** The title of the feeds, if there are any. */
  readonly feedTitle: string | undefined
  /** The theme for readers who have not chosen one. */
  readonly theme: 'light' | 'dark' | 'system'
}

/** The content of one document. */
interface DocumentParts {
  head: Head
  root: string
  /**
   * The URL of the rendered page. The app hydrates the document at this URL, and renders from
   * scratch at any other.
   */
  url: string
  meta?: PageMeta
}

/** Prepares what all documents share; the result gives the HTML of one. */
export function createDocumentBuilder(shared: SiteFrame): (parts: DocumentParts) => string {
  const frame = {...shared, navHash: hashNav(shared.nav)}
  return parts => buildDocument({...frame, ...parts})
}

function buildDocument(parts: SiteFrame & {navHash: string} & DocumentParts): string {
  const {nav, navHash, files, notification, feedTitle, theme, head, root, url, meta} = parts
  const tags = headTags({head, json: meta && endpoints.page(meta.path)})
  const html = renderToStaticMarkup(
    <html lang="en" data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <script
          data-main={files.main}
          data-notification={notification?.version}
          data-counted={nav.analytics && ''}
          dangerouslySetInnerHTML={{__html: files.boot}}
        />
        <Styles files={files} url={url} />
        {tags.map(({name: Tag, key, value}) => (
          <Tag key={JSON.stringify(key)} {...key} {...value} />
        ))}
        <SiteHead {...nav.site} feedTitle={feedTitle} />
        <script type="speculationrules" dangerouslySetInnerHTML={{__html: SPECULATION_RULES}} />
      </head>
      <body>
        <Banners notification={notification} />
        <div
          id="AppRoot"
          data-url={url}
          data-nav={meta && navHash}
          dangerouslySetInnerHTML={{__html: root}}
        />
        {url === '/app-shell/' && <NoScript />}
        {meta && <PageData meta={meta} nav={nav} />}
      </body>
    </html>,
  )
  return `<!DOCTYPE html>${tidyHtml(html)}\n`
}

function Styles({files, url}: {files: SiteFrame['files']; url: string}) {
  return (
    <>
      <style dangerouslySetInnerHTML={{__html: files.styles}} />
      {url === '/' && <style data-of="home" dangerouslySetInnerHTML={{__html: files.homeStyles}} />}
      {url.endsWith('/printable/') && <link rel="stylesheet" href={files.printableStyles} />}
    </>
  )
}

function NoScript() {
  return (
    <noscript>
      <p className="no-script">
        This page needs JavaScript. Enable JavaScript, or start at the <a href="/">home page</a>:
        you can read and print all pages without it.
      </p>
    </noscript>
  )
}

/** Data of the page for the app and for search engines. */
function PageData({meta, nav}: {meta: PageMeta; nav: Nav}) {
  return (
    <>
      <DataBlock type="application/json" id={FIRST_PAGE_ID} value={screenMetaOf(meta)} />
      <DataBlock type="application/ld+json" value={buildStructuredData(meta, nav)} />
    </>
  )
}
