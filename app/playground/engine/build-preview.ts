import path from 'path'
import type {MultiStats, Stats} from 'webpack'
import type {Preview} from '../protocol.ts'
import {fs} from './file-system.ts'

/** The files of a build, with the document that loads them: an emitted one, or one for its entries. */
export function buildPreview(stats: Stats | MultiStats | undefined, page?: string): Preview {
  const [first] = stats && 'stats' in stats ? stats.stats : [stats]
  if (!first) throw new Error('Nothing was built.')
  const folder = first.compilation.outputOptions.path ?? ''
  const names = Object.keys(first.compilation.assets)
  const read = (name: string) => fs.readFileSync(path.join(folder, name.replace(/\?.*$/, '')))
  const files = new Map(names.map(name => [name, new Uint8Array(Buffer.from(read(name)))] as const))
  const html = page ?? names.find(name => name.endsWith('.html'))
  return {html: html === undefined ? buildPage(first) : String(read(html)), files}
}

/** A document with the scripts and styles of all entries. */
function buildPage({compilation}: Stats): string {
  const isModule = compilation.outputOptions.module === true
  const files = [...compilation.entrypoints.values()].flatMap(entry => entry.getFiles())
  const tags = [...new Set(files)].map(file =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="${escape(file)}">`
      : `<script${isModule ? ' type="module"' : ''} src="${escape(file)}"></script>`,
  )
  return `<!doctype html><title>Preview</title><body>${tags.join('')}</body>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
