import {join} from 'node:path'
import type {Nav} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import type {FileCache} from './disk/file-cache.ts'
import {mapConcurrently} from './disk/map-concurrently.ts'
import {writeWhole} from './disk/write-atomically.ts'

/** What makes documents: bundled from the app, for it renders its own components. */
export interface DocumentRenderer {
  page(meta: PageMeta, html: string): Promise<string>
  plain(kind: 'not-found' | 'app-shell' | 'printable', url: string): Promise<string>
}

interface EmitShellsOptions {
  readonly nav: Nav
  readonly metas: ReadonlyMap<string, PageMeta>
  readonly outDir: string
  readonly cache: FileCache
  /** What every document is made from, besides its own page. */
  readonly madeFrom: readonly string[]
  /** Changes with the text of a page; by the path of its source. */
  readonly keyOf: (path: string) => string
  /** The text of a page as HTML; by the path of its source. */
  readonly readHtml: (path: string) => Promise<string>
  /** Loads the renderer: only if a document is not in the cache. */
  readonly createRenderer: () => Promise<DocumentRenderer>
}

/** Writes one HTML file per url, with its own head and its text. */
export async function emitShells(options: EmitShellsOptions): Promise<void> {
  const {nav, metas, outDir, cache, madeFrom, keyOf, readHtml, createRenderer} = options
  let loading: Promise<DocumentRenderer> | undefined
  let last: Promise<unknown> = Promise.resolve()
  /** One document at a time: the renderer has one router. */
  function render(make: (renderer: DocumentRenderer) => Promise<string>): Promise<string> {
    loading ??= createRenderer()
    const result = Promise.all([loading, last]).then(([renderer]) => make(renderer))
    last = result.catch(() => undefined)
    return result
  }
  async function emit(
    file: string,
    parts: readonly string[],
    make: (renderer: DocumentRenderer) => Promise<string>,
  ): Promise<void> {
    const html = await cache.text([...madeFrom, file, ...parts], () => render(make))
    await writeWhole(join(outDir, file), html)
  }

  await mapConcurrently([...metas], ([path, meta]) =>
    emit(`${meta.url}index.html`, [keyOf(path), JSON.stringify(meta)], async renderer =>
      renderer.page(meta, await readHtml(path)),
    ),
  )
  await emit('404.html', [], renderer => renderer.plain('not-found', '/404/'))
  await emit('app-shell/index.html', [], renderer => renderer.plain('app-shell', '/app-shell/'))
  for (const {url, printable} of nav.sections) {
    const printableUrl = `${url}printable/`
    if (!printable) continue
    await emit(`${printableUrl}index.html`, [], renderer =>
      renderer.plain('printable', printableUrl),
    )
  }
  await cache.prune()
}
