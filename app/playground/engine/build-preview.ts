import type * as Acorn from 'acorn'
import path from 'path'
import type {MultiStats, Stats} from 'webpack'
import type {Preview} from '../protocol.ts'
import {fs, PROJECT} from './file-system.ts'
import {guardLoops} from './guard-loops.ts'
import {requireModule} from './module-loader.ts'

/** The files of a build, with the document that loads them: an emitted one, or one for its entries. */
export function buildPreview(stats: Stats | MultiStats | undefined, page?: string): Preview {
  const [first] = stats && 'stats' in stats ? stats.stats : [stats]
  if (!first) throw new Error('Nothing was built.')
  const folder = first.compilation.outputOptions.path ?? ''
  const names = Object.keys(first.compilation.assets)
  const files = new Map(names.map(name => [name, readAsset(path.join(folder, name))] as const))
  const html = names.find(name =>
    page === undefined
      ? name.endsWith('.html')
      : path.join(folder, name) === path.join(PROJECT, page),
  )
  return {
    html: html === undefined ? buildPage(first) : String(read(path.join(folder, html))),
    files,
  }
}

/** An emitted file. Loops in scripts get a time limit. */
function readAsset(file: string): Uint8Array {
  const bytes = read(file)
  if (!/\.[cm]?js(?:\?|$)/.test(file)) return new Uint8Array(bytes)
  return new TextEncoder().encode(guardLoops(String(bytes), loadAcorn().parse))
}

function read(file: string): Buffer {
  return Buffer.from(fs.readFileSync(file.replace(/\?.*$/, '')))
}

/** webpack's own parser. */
function loadAcorn(): typeof Acorn {
  return Reflect.get<object, string>({acorn: requireModule('acorn', PROJECT)}, 'acorn')
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
