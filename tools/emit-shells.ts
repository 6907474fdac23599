import {mkdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {Nav} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'

/** What makes documents: bundled from the app, for it renders its own components. */
export interface DocumentRenderer {
  page(meta: PageMeta, html: string): Promise<string>
  plain(kind: 'not-found' | 'app-shell' | 'printable', url: string): Promise<string>
}

interface EmitShellsOptions {
  readonly renderer: DocumentRenderer
  readonly nav: Nav
  readonly metas: ReadonlyMap<string, PageMeta>
  readonly outDir: string
  /** The text of a page as HTML, by the path of its source. */
  readonly readHtml: (path: string) => Promise<string>
}

/** Writes one HTML file per url, with its own head and its text. */
export async function emitShells(options: EmitShellsOptions): Promise<void> {
  const {renderer, nav, metas, outDir, readHtml} = options
  async function emit(file: string, html: string): Promise<void> {
    const path = join(outDir, file)
    await mkdir(dirname(path), {recursive: true})
    await writeFile(path, html)
  }
  for (const [path, meta] of metas) {
    await emit(`${meta.url}index.html`, await renderer.page(meta, await readHtml(path)))
  }
  await emit('app-shell/index.html', await renderer.plain('app-shell', '/app-shell/'))
  await emit('404.html', await renderer.plain('not-found', '/404/'))
  for (const {url, printable} of nav.sections) {
    if (!printable) continue
    const printableUrl = `${url}printable/`
    await emit(`${printableUrl}index.html`, await renderer.plain('printable', printableUrl))
  }
}
