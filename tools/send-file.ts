import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http'
import {pipeline} from 'node:stream/promises'
import {isKnown, rangeOf, type ByteRange} from './conditional.ts'
import type {OpenFile} from './open-file.ts'

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Sends a file, a part of it, or word that the client has it; headers given go before its own. */
export async function sendFile(
  {request, response}: Exchange,
  file: OpenFile,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const {etag, size} = file
  const {'Content-Type': type = file.type, ...others} = headers
  const common = {...others, ETag: etag, Vary: 'Accept-Encoding'}
  if (isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, common).end()
    return
  }
  const all = {...common, ...contentOf(file, type), 'Accept-Ranges': 'bytes'}
  const range = request.method === 'GET' ? rangeOf(request.headers, etag, size) : undefined
  if (range === 'unsatisfiable') {
    response.writeHead(416, {...common, 'Content-Range': `bytes */${size}`}).end()
  } else if (range) {
    const {start, end} = range
    const part = {
      'Content-Range': `bytes ${start}-${end}/${size}`,
      'Content-Length': end - start + 1,
    }
    response.writeHead(206, {...all, ...part})
    await sendBytes({request, response}, file, range)
  } else {
    response.writeHead(200, all)
    await sendBytes({request, response}, file)
  }
}

/** Sends a file in place of one that is not there. */
export async function sendInstead(
  {request, response}: Exchange,
  file: OpenFile,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  response.writeHead(404, {...headers, Vary: 'Accept-Encoding', ...contentOf(file, file.type)})
  await sendBytes({request, response}, file)
}

function contentOf({encoding, size}: OpenFile, type: string): OutgoingHttpHeaders {
  return {
    'Content-Type': type,
    'Content-Length': size,
    ...(encoding !== undefined && {'Content-Encoding': encoding}),
  }
}

async function sendBytes(
  {request, response}: Exchange,
  {handle, size}: OpenFile,
  {start, end}: ByteRange = {start: 0, end: size - 1},
): Promise<void> {
  if (request.method === 'HEAD' || size === 0) response.end()
  else await pipeline(handle.createReadStream({start, end, autoClose: false}), response)
}
