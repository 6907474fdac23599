import {pathToFileURL} from 'node:url'
import type {Body} from '#contract/mdast.ts'
import type {Nav} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import type {AppBundle} from './bundle/app-bundle.ts'
import {keyOf} from './disk/hash.ts'
import type {SitePage} from './load/page-texts.ts'
import type {Site} from './load/site.ts'
import {buildFeed} from './output/feeds/feed.ts'
import type {FileOutput} from './output/output.ts'

/** Renders documents: bundled from the app, for it renders its own components. */
interface DocumentRenderer {
  page(meta: PageMeta, body: Body): Promise<string>
  plain(kind: 'not-found' | 'app-shell' | 'printable', url: string): Promise<string>
}

/** Parts of every document besides its page. */
interface DocumentExtras {
  readonly notification?: {readonly version: string; readonly title: string; readonly body: Body}
  readonly feedTitle?: string | undefined
}

/** One HTML file per URL, with its own head and its text. */
export function emitDocuments(site: Site, app: AppBundle): FileOutput[] {
  const {nav, metas, pages, texts} = site
  const frame = frameKey(site, app)
  const render = createRenderQueue(site, app)
  const byPath = new Map(pages.map(page => [page.page.path, page]))
  const documents = [...metas].map(([path, meta]): FileOutput => {
    const page = byPath.get(path)
    return {
      url: `${meta.url.slice(1)}index.html`,
      key: () => keyOf('document', frame(), JSON.stringify(meta), page?.key ?? ''),
      make: () =>
        render(async renderer => {
          const body: Body = page
            ? JSON.parse(await texts.body(page))
            : {type: 'root', children: []}
          return renderer.page(meta, body)
        }),
    }
  })
  const plain = (
    kind: 'not-found' | 'app-shell' | 'printable',
    url: string,
    file = `${url}index.html`,
  ) => ({
    url: file.slice(1),
    key: () => keyOf('document', frame(), kind, url),
    make: () => render(renderer => renderer.plain(kind, url)),
  })
  return [
    ...documents,
    plain('not-found', '/404/', '/404.html'),
    plain('app-shell', '/app-shell/'),
    ...nav.sections
      .filter(({printable}) => printable)
      .map(({url}) => plain('printable', `${url}printable/`)),
  ]
}

/** Names what all documents are made from; worked out when it is asked for. */
function frameKey({nav, notification, metas, settings}: Site, app: AppBundle): () => string {
  let key: string | undefined
  return () =>
    (key ??= keyOf(
      app.key,
      JSON.stringify(nav),
      notification?.key ?? '',
      JSON.stringify(settings.notification ?? null),
      buildFeed(metas.values(), settings)?.title ?? '',
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

interface DocumentsModule {
  createDocumentRenderer(nav: Nav, files: AppBundle, extras: DocumentExtras): DocumentRenderer
}

async function createRenderer(site: Site, app: AppBundle): Promise<DocumentRenderer> {
  const {nav, metas, settings, notification} = site
  const module: DocumentsModule = await import(pathToFileURL(await app.loadDocuments()).href)
  return module.createDocumentRenderer(nav, app, {
    ...(notification && {notification: await readNotification(site, notification)}),
    feedTitle: buildFeed(metas.values(), settings)?.title,
  })
}

async function readNotification({settings, texts}: Site, notification: SitePage) {
  const {version = ''} = settings.notification ?? {}
  const body: Body = JSON.parse(await texts.body(notification))
  return {version, title: notification.page.frontMatter.title, body}
}
