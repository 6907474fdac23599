import {createHash} from 'node:crypto'
import {readFileSync, type Stats} from 'node:fs'
import type {ServerResponse} from 'node:http'
import Negotiator from 'negotiator'
import send from 'send'
import {typeOf} from '../output/media-type.ts'
import type {Exchange, FileAnswer} from './site-source.ts'

interface FolderAnswer extends FileAnswer {
  readonly root: string
}

/**
 * Answers with a file of a folder, or its compressed twin if that is there and accepted. Resolves
 * to false, with nothing sent, if there is no such file.
 */
export async function sendFile(exchange: Exchange, answer: FolderAnswer): Promise<boolean> {
  // `fetch` sends “no-cache” with every tag that a program names itself: it is for caches on the way.
  delete exchange.request.headers['cache-control']
  const accepted = new Negotiator(exchange.request).encodings(Object.keys(extensions))
  for (const encoding of accepted.filter(isEncoding)) {
    if (await sendEncoded(exchange, answer, encoding)) return true
  }
  return sendEncoded(exchange, answer)
}

const extensions = {br: '.br', gzip: '.gz'} as const
type Encoding = keyof typeof extensions

function isEncoding(name: string): name is Encoding {
  return name in extensions
}

function sendEncoded(
  {request, response}: Exchange,
  {root, path, headers, status = 200}: FolderAnswer,
  encoding?: Encoding,
): Promise<boolean> {
  const isFound = status === 200
  const file = encoding === undefined ? path : path + extensions[encoding]
  return new Promise(resolve => {
    send(request, file, {
      root,
      index: false,
      acceptRanges: isFound,
      cacheControl: false,
      etag: false, // it would be made of the time of the build
      lastModified: false,
    })
      .on('headers', (_: ServerResponse, found: string, stats: Stats) => {
        response.statusCode = status
        const own = {
          'Content-Type': typeOf(path),
          Vary: 'Accept-Encoding',
          ...(encoding !== undefined && {'Content-Encoding': encoding}),
          ...(isFound && {ETag: etagOf(found, stats)}),
        }
        response.setHeaders(new Map(Object.entries({...own, ...headers})))
        resolve(true)
      })
      .on('directory', () => resolve(false))
      .on('error', (error: HttpError) => {
        // Before the headers: nothing is there. After them: a range or a condition cannot be met.
        if (response.hasHeader('Vary')) refuse(response, error)
        resolve(false)
      })
      .pipe(response)
  })
}

interface HttpError extends Error {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

function refuse(response: ServerResponse, {status, headers}: HttpError): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(status, headers).end()
}

/** By path: made once for every version of a file. */
const known = new Map<string, {version: string; etag: string}>()

/** A hash of the bytes that are sent: the same in every build of the same content. */
function etagOf(path: string, {ino, size, mtimeMs, ctimeMs}: Stats): string {
  const version = [ino, size, mtimeMs, ctimeMs].join(' ')
  const last = known.get(path)
  if (last?.version === version) return last.etag
  const hash = createHash('sha256').update(readFileSync(path)).digest('base64url')
  const etag = `"${hash.slice(0, 22)}"`
  known.set(path, {version, etag})
  return etag
}
