import {pathToFileURL} from 'node:url'
import type {Nav, NavSection} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import type * as Documents from '../../app/documents/render-document.tsx'
import {readShared, type Shared} from './shared-value.ts'

type DocumentRenderer = Documents.DocumentRenderer

/** Everything that all documents share. */
export interface DocumentFrame {
  /** Path of the module that renders documents. */
  readonly program: string
  readonly nav: Nav
  readonly files: Parameters<typeof Documents.createDocumentRenderer>[1]
  /** The text above every page, its body as JSON. */
  readonly notification: {version: string; title: string; body: string} | undefined
  readonly feedTitle: string | undefined
  /** The theme for readers who have not chosen one. */
  readonly theme: 'light' | 'dark' | 'system'
}

/** The content of one document; bodies are mdast, as JSON. */
export type DocumentContent =
  | {readonly kind: 'page'; readonly meta: PageMeta; readonly body: string}
  | {readonly kind: 'not-found' | 'app-shell'; readonly url: string}
  | {
      readonly kind: 'printable'
      readonly section: NavSection
      readonly pages: ReadonlyArray<{title: string; url: PageMeta['url']; body: string}>
    }

/** A document to be rendered. */
export interface RenderTask {
  readonly frame: Shared<DocumentFrame>
  readonly content: DocumentContent
}

const renderers = new WeakMap<DocumentFrame, Promise<DocumentRenderer>>()
let last: Promise<unknown> = Promise.resolve()

/** Renders documents one after the other: a renderer has one router. */
export function render({frame: shared, content}: RenderTask): Promise<string> {
  const frame = readShared(shared)
  const renderer = renderers.get(frame) ?? createRenderer(frame)
  renderers.set(frame, renderer)
  const result = Promise.all([renderer, last]).then(([loaded]) => renderContent(loaded, content))
  last = result.catch(() => undefined)
  return result
}

async function createRenderer(frame: DocumentFrame): Promise<DocumentRenderer> {
  const {program, nav, files, notification, feedTitle, theme} = frame
  const module: typeof Documents = await import(pathToFileURL(program).href)
  return module.createDocumentRenderer(nav, files, {
    ...(notification && {notification: {...notification, body: JSON.parse(notification.body)}}),
    feedTitle,
    theme,
  })
}

function renderContent(renderer: DocumentRenderer, content: DocumentContent): Promise<string> {
  if (content.kind === 'page') return renderer.page(content.meta, JSON.parse(content.body))
  if (content.kind !== 'printable') return renderer.plain(content.kind, content.url)
  const pages = content.pages.map(page => ({...page, body: JSON.parse(page.body)}))
  return renderer.printable(content.section, pages)
}
