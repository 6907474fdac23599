import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {endpoints} from '#contract/endpoints.ts'
import {indexSchema} from '#contract/index-file.ts'
import {planDownloads, listContentFiles} from '../app/service-worker/plan-downloads.ts'
import {sizeOf} from './bundle-sizes.ts'
import {createFigure, type Figure} from './report.ts'

/** Bytes that a browser stores to work without a network, and bytes that it downloads for this. */
export async function measureOffline(siteDir: string): Promise<Figure[]> {
  const read = (url: string) => readFile(join(siteDir, decodeURI(url)))
  const worker = (await read('sw.js')).toString()
  const shell = await Promise.all(listPrecached(worker).map(read))
  const {resources} = indexSchema.parse(JSON.parse((await read(endpoints.index)).toString()))
  const files = listContentFiles(resources)
  const requests = [`/${endpoints.index}`, ...planDownloads(resources, files).map(({url}) => url)]
  const isSearch = (url: string) => url.includes('/search')
  const [search, content] = [requests.filter(isSearch), requests.filter(url => !isSearch(url))]
  const readAll = (urls: readonly string[]) => Promise.all(urls.map(read))
  return [
    storedSize(`shell, ${shell.length} files: stored`, shell),
    sizeOf('shell: transferred', shell),
    storedSize(`content, ${files.length} files: stored`, await readAll(files.map(({url}) => url))),
    sizeOf(`pages, ${content.length} requests: transferred`, await readAll(content)),
    sizeOf(`search, ${search.length} requests: transferred`, await readAll(search)),
  ]
}

/**
 * The entries that the worker stores when it is installed:
 * `{url:"assets/main-ABC.js",revision:null}`.
 */
function listPrecached(worker: string): string[] {
  const urls = [...worker.matchAll(/url:"([^"]+)",revision:/g)].flatMap(([, url]) => url ?? [])
  if (urls.length === 0) throw new Error('The worker lists no files')
  return urls
}

function storedSize(name: string, files: readonly Uint8Array[]): Figure {
  const bytes = files.reduce((sum, {length}) => sum + length, 0)
  return createFigure(name, 'KB', {values: [bytes / 1000]})
}
