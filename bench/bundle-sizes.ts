import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import {endpoints} from '#contract/endpoints.ts'
import {bundleApp} from '../tools/bundle/bundle-app.ts'
import {createStore} from '../tools/disk/store.ts'
import {createFigure, type Figure} from './report.ts'

interface BundleSizesOptions {
  /** A folder that the build wrote. */
  readonly siteDir: string
  /** The cache of that build. */
  readonly cache: string
}

/** Bytes to download, each file compressed separately by brotli at its best (11). */
export async function measureSizes({siteDir, cache}: BundleSizesOptions): Promise<Figure[]> {
  const bundle = await bundleApp({store: createStore(cache), liveUpdate: false})
  const read = (url: string) => readFile(join(siteDir, url))
  const search = (pattern: RegExp) =>
    [...bundle.files].filter(([url]) => pattern.test(url)).map(([, file]) => file)
  return [
    sizeOf('first script', search(/\/main-\w+\.js$/)),
    sizeOf(
      'scripts that start the app',
      bundle.appScripts.flatMap(url => bundle.files.get(url) ?? []),
    ),
    sizeOf('styles, in every document', [Buffer.from(bundle.styles)]),
    sizeOf('document of /concepts/entry-points/', [await read('concepts/entry-points/index.html')]),
    sizeOf('JSON of that page', [await read(endpoints.page('concepts/entry-points.md'))]),
    sizeOf('nav.json', [await read(endpoints.nav)]),
    sizeOf('service worker', [await read('sw.js')]),
    sizeOf('search: modal', search(/\/prepare-search-/), 80),
    sizeOf('search: styles', search(/\/search-\w+\.css$/)),
    sizeOf('search: worker', search(/\/search-worker-/)),
    sizeOf('search: what asks Algolia', search(/\/algolia-/)),
  ]
}

/** Total size of files, each compressed separately. */
export function sizeOf(name: string, files: readonly Uint8Array[], target?: number): Figure {
  const bytes = files.map(file => brotliCompressSync(file).length)
  const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1000
  return createFigure(name, 'KB', {values: [kilobytes], target})
}
