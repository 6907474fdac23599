import type * as Acorn from 'acorn'
import path from 'path'
import type {MultiStats, Stats} from 'webpack'
import {need} from '#contract/private/need.ts'
import type {Preview, ProjectFiles} from '../protocol.ts'
import {nameConfigs, pathOf} from './describe-build.ts'
import {fs, PROJECT} from './file-system.ts'
import {requireModule} from './module-loader.ts'
import {prepareScript} from './prepare-script.ts'

/**
 * The files that a configuration emitted, with the document that loads them: an emitted one, one of
 * the project, next to which its other files lie, or one for the entries.
 */
export function buildPreview(
  stats: Stats | MultiStats | undefined,
  config: string,
  project: ProjectFiles,
): Preview {
  const shown = stats && nameConfigs(stats).find(([name]) => name === config)?.[1]
  if (!shown) throw new Error('Nothing was built.')
  const entries = listEntryFiles(shown)
  const emitted = readEmitted(shown)
  const page =
    [...emitted.keys()].find(name => name.endsWith('.html')) ?? findPage(project, entries)
  if (page === undefined) {
    return {name: 'index.html', html: buildPage(shown, entries), files: prepareAll(emitted)}
  }
  const files = emitted.has(page) ? emitted : new Map([...project, ...emitted])
  return {name: page, html: String(files.get(page)), files: prepareAll(files)}
}

function readEmitted({compilation}: Stats): Map<string, string | Uint8Array> {
  const folder = need(compilation.outputOptions.path, 'output.path')
  const names = Object.keys(compilation.assets).map(pathOf)
  return new Map(
    names.map(name => [name, Buffer.from(fs.readFileSync(path.join(folder, name)))] as const),
  )
}

/** A page of the project that loads what was built. */
function findPage(project: ProjectFiles, entries: readonly string[]): string | undefined {
  const pages = [...project].filter(([name]) => name.endsWith('.html'))
  return pages.find(([, html]) => entries.some(file => String(html).includes(file)))?.[0]
}

function prepareAll(files: ProjectFiles): Preview['files'] {
  const {parse} = loadAcorn()
  const prepare = (name: string, content: string | Uint8Array) => {
    if (!/\.[cm]?js$/.test(name)) return content
    return prepareScript(String(content), {name, isEmitted: each => files.has(each), parse})
  }
  const encode = (content: string | Uint8Array) =>
    typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  return new Map([...files].map(([name, content]) => [name, encode(prepare(name, content))]))
}

function listEntryFiles({compilation}: Stats): string[] {
  const entries = [...compilation.entrypoints.values()]
  return [...new Set(entries.flatMap(entry => entry.getFiles()).map(pathOf))]
}

/** webpack's own parser. */
function loadAcorn(): typeof Acorn {
  return Reflect.get<object, string>({acorn: requireModule('acorn', PROJECT)}, 'acorn')
}

/** A document with the scripts and styles of all entries, in its head as webpack puts them. */
function buildPage({compilation}: Stats, entries: readonly string[]): string {
  const isModule = compilation.outputOptions.module === true
  const tags = entries.map(file =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="${escape(file)}">`
      : `<script ${isModule ? 'type="module"' : 'defer'} src="${escape(file)}"></script>`,
  )
  return `<!doctype html><head><title>Preview</title>${tags.join('')}</head><body></body>`
}

function escape(text: string): string {
  return encodeURI(text).replaceAll('&', '&amp;').replaceAll('#', '%23')
}
