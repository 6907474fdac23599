import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'
import {endpoints} from '#contract/endpoints.ts'
import {listResources} from '../app/worker/list-resources.ts'
import {sizeOf} from './bundle-sizes.ts'
import {createFigure, type Figure} from './report.ts'

/** Bytes that a browser stores to work without a network, and those that travel for it. */
export async function measureOffline(siteDir: string): Promise<Figure[]> {
  const read = (url: string) => readFile(join(siteDir, decodeURI(url)))
  const worker = (await read('sw.js')).toString()
  const shell = await Promise.all(listPrecached(worker).map(read))
  const index = z
    .object({resources: z.record(z.string(), z.unknown())})
    .parse(JSON.parse((await read(endpoints.index)).toString()))
  const content = await Promise.all(listResources(index).map(({url}) => read(url)))
  return [
    storedSize(`shell, ${shell.length} files: stored`, shell),
    sizeOf('shell: transferred', shell),
    storedSize(`content, ${content.length} files: stored`, content),
    sizeOf('content: transferred', content),
  ]
}

/** What the worker stores when it is installed: `{url:"assets/main-ABC.js",revision:null}`. */
function listPrecached(worker: string): string[] {
  const urls = [...worker.matchAll(/url:"([^"]+)",revision:/g)].flatMap(([, url]) => url ?? [])
  if (urls.length === 0) throw new Error('The worker lists no files')
  return urls
}

function storedSize(name: string, files: readonly Uint8Array[]): Figure {
  const bytes = files.reduce((sum, {length}) => sum + length, 0)
  return createFigure(name, 'KB', {values: [bytes / 1000]})
}
