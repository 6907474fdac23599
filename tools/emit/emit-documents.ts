import type {NavSection} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import {need} from '#contract/private/need.ts'
import type {AppBundle} from '../bundle/app-bundle.ts'
import {keyOf} from '../disk/hash.ts'
import {createTurns, type InTurn} from '../disk/turns.ts'
import type {SitePage} from '../load/load-pages.ts'
import type {DocumentFrame, RenderTask} from '../load/render-document.ts'
import type {Shared} from '../load/shared-value.ts'
import {createPageFinder, type Site} from '../load/site.ts'
import {buildContentPolicy, documentPolicy, type PolicySource} from '../output/content-policy.ts'
import type {FileOutput} from '../output/output.ts'

/** Makes documents, and the part that all keys have in common. */
interface Documents {
  readonly site: Site
  readonly frame: () => string
  readonly render: (content: RenderTask['content']) => Promise<string>
  readonly pageOf: (path: string) => SitePage
  readonly inTurn: InTurn
}

/** One HTML file per URL, with its own head and its text. */
export function emitDocuments(site: Site, app: AppBundle): FileOutput[] {
  const documents: Documents = {
    site,
    frame: frameKey(site, app),
    render: prepareRendering(site, app),
    pageOf: createPageFinder(site),
    inTurn: createTurns(),
  }
  const {boot, styles} = app
  const policyOf = (inline: PolicySource['inline']) =>
    documentPolicy(buildContentPolicy({...site.settings, inline}))
  const [policy, homePolicy] = [policyOf({boot, styles}), policyOf(app)]
  return [
    ...site.nav.sections // first, because they take longest
      .filter(({printable}) => printable)
      .map(section => printableDocument(section, documents)),
    ...[...site.metas.values()].map(meta => pageDocument(meta, documents)),
    plainDocument('not-found', '/404/', documents),
    plainDocument('app-shell', '/app-shell/', documents),
  ].map(document => withPolicy(document, document.url === 'index.html' ? homePolicy : policy))
}

function pageDocument(meta: PageMeta, documents: Documents): FileOutput {
  const {site, frame, render, pageOf} = documents
  const page = pageOf(meta.path)
  return {
    url: `${meta.url.slice(1)}index.html`,
    pages: [meta.path],
    key: () => keyOf('document', frame(), JSON.stringify(meta), page.key),
    make: async () => render({kind: 'page', meta, body: await site.texts.body(page)}),
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
    make: () => render({kind, url}),
  }
}

/**
 * Adds the policy for hosts that send no headers, before the first script. The encoding comes first,
 * because browsers look for it only at the beginning.
 */
function withPolicy(document: FileOutput, policy: string): FileOutput {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return {
    ...document,
    key: () => keyOf('policy', policy, document.key()),
    make: async () => String(await document.make()).replace('<title>', `${tag}<title>`),
  }
}

/**
 * All pages of a section, read one after the other. Their texts are in memory meanwhile, so only two
 * of these documents are made at a time.
 */
function printableDocument(section: NavSection, documents: Documents): FileOutput {
  const {site, frame, render, pageOf, inTurn} = documents
  async function make() {
    const read = async ({path, title, url}: NavSection['pages'][number]) => ({
      title,
      url,
      body: await site.texts.body(pageOf(path)),
    })
    const pages = await Promise.all(section.pages.map(read))
    return render({kind: 'printable', section, pages})
  }
  const keys = section.pages.map(({path}) => pageOf(path).key)
  return {
    url: `${section.url.slice(1)}printable/index.html`,
    pages: section.pages.map(({path}) => path),
    key: () => keyOf('document', frame(), 'printable', section.url, ...keys),
    make: () => inTurn(make),
  }
}

/** Key of what all documents are made from, which is computed when it is first needed. */
function frameKey({nav, notification, feed, settings}: Site, app: AppBundle): () => string {
  let key: string | undefined
  return () =>
    (key ??= keyOf(
      app.key,
      JSON.stringify(nav),
      notification?.key ?? '',
      JSON.stringify(settings.notification ?? null),
      settings.theme,
      feed?.title ?? '',
    ))
}

/** Describes what is around every page once, with the first document. */
function prepareRendering(site: Site, app: AppBundle): Documents['render'] {
  let sharing: Promise<Shared<DocumentFrame>> | undefined
  return async content => {
    sharing ??= describeFrame(site, app).then(site.workers.share)
    return site.workers.render({frame: await sharing, content})
  }
}

async function describeFrame(
  {nav, feed, notification, settings, texts}: Site,
  app: AppBundle,
): Promise<DocumentFrame> {
  const {boot, styles, homeStyles, printableStyles, main} = app
  return {
    program: await app.loadDocuments(),
    nav,
    files: {boot, styles, homeStyles, printableStyles, main},
    notification: notification && {
      version: need(settings.notification, 'setting of the notification').version,
      title: notification.frontMatter.title,
      body: JSON.parse(await texts.body(notification)),
    },
    feedTitle: feed?.title,
    theme: settings.theme,
  }
}
