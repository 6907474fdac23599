import {pathToFileURL} from 'node:url'
import type {Body} from '#contract/mdast.ts'
import type {NavSection} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import type * as RenderDocument from '../app/documents/render-document.tsx'
import type {AppBundle} from './bundle/app-bundle.ts'
import {keyOf} from './disk/hash.ts'
import type {SitePage} from './load/page-texts.ts'
import type {Site} from './load/site.ts'
import type {FileOutput} from './output/output.ts'

type DocumentRenderer = RenderDocument.DocumentRenderer

/** Makes documents, and the part that all keys have in common. */
interface Documents {
  readonly site: Site
  readonly frame: () => string
  readonly render: (make: (renderer: DocumentRenderer) => Promise<string>) => Promise<string>
  readonly byPath: ReadonlyMap<string, SitePage>
}

/** One HTML file per URL, with its own head and its text. */
export function emitDocuments(site: Site, app: AppBundle): FileOutput[] {
  const documents: Documents = {
    site,
    frame: frameKey(site, app),
    render: createRenderQueue(site, app),
    byPath: new Map(site.pages.map(page => [page.path, page])),
  }
  return [
    ...[...site.metas.values()].map(meta => pageDocument(meta, documents)),
    plainDocument('not-found', '/404/', documents),
    plainDocument('app-shell', '/app-shell/', documents),
    ...site.nav.sections
      .filter(({printable}) => printable)
      .map(section => printableDocument(section, documents)),
  ]
}

function pageDocument(meta: PageMeta, documents: Documents): FileOutput {
  const {frame, render, byPath} = documents
  const key = byPath.get(meta.path)?.key ?? ''
  return {
    url: `${meta.url.slice(1)}index.html`,
    pages: [meta.path],
    key: () => keyOf('document', frame(), JSON.stringify(meta), key),
    make: () => render(async renderer => renderer.page(meta, await readBody(meta, documents))),
  }
}

function plainDocument(
  kind: 'not-found' | 'app-shell',
  url: string,
  {frame, render}: Documents,
): FileOutput {
  return {
    url: kind === 'not-found' ? '404.html' : `${url.slice(1)}index.html`,
    pages: [],
    key: () => keyOf('document', frame(), kind, url),
    make: () => render(renderer => renderer.plain(kind, url)),
  }
}

/** All pages of a section, read one after the other. */
function printableDocument(section: NavSection, documents: Documents): FileOutput {
  const {frame, render, byPath} = documents
  const keys = section.pages.map(({path}) => byPath.get(path)?.key ?? '')
  return {
    url: `${section.url.slice(1)}printable/index.html`,
    pages: section.pages.map(({path}) => path),
    key: () => keyOf('document', frame(), 'printable', section.url, ...keys),
    make: () =>
      render(async renderer => {
        const parts = await Promise.all(
          section.pages.map(async page => ({
            title: page.title,
            url: page.url,
            body: await readBody(page, documents),
          })),
        )
        return renderer.printable(section, parts)
      }),
  }
}

async function readBody({path}: {path: string}, {site, byPath}: Documents): Promise<Body> {
  const page = byPath.get(path)
  return page ? JSON.parse(await site.texts.body(page)) : {type: 'root', children: []}
}

/** Names what all documents are made from; worked out when it is asked for. */
function frameKey({nav, notification, feed, settings}: Site, app: AppBundle): () => string {
  let key: string | undefined
  return () =>
    (key ??= keyOf(
      app.key,
      JSON.stringify(nav),
      notification?.key ?? '',
      JSON.stringify(settings.notification ?? null),
      feed?.title ?? '',
    ))
}

/** Renders one document at a time: the renderer has one router. It is loaded when it is needed. */
function createRenderQueue(site: Site, app: AppBundle) {
  let loading: Promise<DocumentRenderer> | undefined
  let last: Promise<unknown> = Promise.resolve()
  return (make: (renderer: DocumentRenderer) => Promise<string>): Promise<string> => {
    loading ??= createRenderer(site, app)
    const result = Promise.all([loading, last]).then(([renderer]) => make(renderer))
    last = result.catch(() => undefined)
    return result
  }
}

async function createRenderer(site: Site, app: AppBundle): Promise<DocumentRenderer> {
  const {nav, feed, notification} = site
  const module: typeof RenderDocument = await import(pathToFileURL(await app.loadDocuments()).href)
  return module.createDocumentRenderer(nav, app, {
    ...(notification && {notification: await readNotification(site, notification)}),
    feedTitle: feed?.title,
  })
}

async function readNotification({settings, texts}: Site, notification: SitePage) {
  const {version = ''} = settings.notification ?? {}
  const body: Body = JSON.parse(await texts.body(notification))
  return {version, title: notification.frontMatter.title, body}
}
