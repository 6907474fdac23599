import {pathToFileURL} from 'node:url'
import type * as Documents from '../../app/documents/render-document.tsx'
import {readShared, type Shared} from './shared-value.ts'

/** Everything that all documents share. */
export interface DocumentFrame extends Documents.SiteFrame {
  /** Path of the module that renders documents. */
  readonly program: string
}

/** A document to be rendered. */
export interface RenderTask {
  readonly frame: Shared<DocumentFrame>
  readonly content: Documents.DocumentContent
}

type DocumentRenderer = ReturnType<typeof Documents.createDocumentRenderer>

const renderers = new WeakMap<DocumentFrame, Promise<DocumentRenderer>>()
let last: Promise<unknown> = Promise.resolve()

/** Renders documents one after the other: a renderer has one router. */
export function render({frame: shared, content}: RenderTask): Promise<string> {
  const frame = readShared(shared)
  const renderer = renderers.get(frame) ?? createRenderer(frame)
  renderers.set(frame, renderer)
  const result = Promise.all([renderer, last]).then(([renderContent]) => renderContent(content))
  last = result.catch(() => undefined)
  return result
}

async function createRenderer(frame: DocumentFrame): Promise<DocumentRenderer> {
  const module: typeof Documents = await import(pathToFileURL(frame.program).href)
  return module.createDocumentRenderer(frame)
}
