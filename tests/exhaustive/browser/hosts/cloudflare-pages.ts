import {dirname, join} from 'node:path/posix'
import {readHeadersFile} from './headers-file.ts'
import {findFile, serveHost, type Host} from './serve-host.ts'

/** Cloudflare Pages: the closest `404.html` of a missing file, never cached, or `index.html`. */
export async function serveCloudflarePages(folder: string): Promise<Host> {
  const headersFor = await readHeadersFile(folder)
  return serveHost(folder, path => {
    const file = findFile(folder, path)
    if (file !== undefined) return {status: 200, file, headers: headersFor(path)}
    const notFound = findNotFound(folder, path)
    if (notFound === undefined) return {status: 200, file: 'index.html', headers: headersFor(path)}
    return {
      status: 404,
      file: notFound,
      headers: {...headersFor(path), 'Cache-Control': 'no-store'},
    }
  })
}

function findNotFound(folder: string, path: string): string | undefined {
  const parent = dirname(path)
  const file = findFile(folder, join(parent, '404.html'))
  return file === undefined && parent !== '/' ? findNotFound(folder, parent) : file
}
