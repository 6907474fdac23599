import type {FileHandle} from 'node:fs/promises'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {pipeline} from 'node:stream/promises'
import parseRange from 'range-parser'
import type {Answer, SiteFile} from './site-source.ts'

export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Sends an answer as far as the conditions of the request ask for it. */
export async function sendAnswer(exchange: Exchange, answer: Answer): Promise<void> {
  const {body} = answer
  const {response} = exchange
  if (typeof body !== 'object') {
    response.writeHead(answer.status, answer.headers).end(body)
    return
  }
  try {
    await sendFile(exchange, answer, body)
  } finally {
    await closeAnswer(answer)
  }
}

/** Closes the file of an answer. */
export async function closeAnswer({body}: Answer): Promise<void> {
  if (typeof body === 'object' && !(body.content instanceof Uint8Array)) await body.content.close()
}

async function sendFile(exchange: Exchange, answer: Answer, file: SiteFile): Promise<void> {
  const {request, response} = exchange
  const {status, headers} = answer
  if (status !== 200) return sendPart(exchange, answer, {file, start: 0, end: file.size - 1})
  const {'if-match': match, 'if-none-match': noneMatch} = request.headers
  if (match !== undefined && !namesTag(match, file.etag)) {
    return refuse(response, 412, headers)
  }
  if (noneMatch !== undefined && namesTag(noneMatch.replaceAll('W/"', '"'), file.etag)) {
    response.writeHead(304, withoutContent(headers)).end()
    return
  }
  const range = rangeOf(request, file)
  if (range === 'none') {
    const unmet = {...headers, 'Content-Range': `bytes */${file.size}`}
    return refuse(response, 416, unmet)
  }
  if (range === undefined) return sendPart(exchange, answer, {file, start: 0, end: file.size - 1})
  const {start, end} = range
  const part = {...headers, 'Content-Range': `bytes ${start}-${end}/${file.size}`}
  return sendPart(exchange, {status: 206, headers: part}, {file, start, end})
}

/** Whether a list of tags names this one. A weak tag names nothing. */
function namesTag(list: string, etag: string): boolean {
  return list.trim() === '*' || list.split(',').some(tag => tag.trim() === etag)
}

function refuse(response: ServerResponse, status: number, headers: Answer['headers']): void {
  response.writeHead(status, {...withoutContent(headers), 'Content-Length': '0'}).end()
}

/** Headers of an answer without a body. */
function withoutContent(headers: Answer['headers']): Record<string, string> {
  const {
    'Content-Type': _type,
    'Content-Encoding': _coding,
    'Content-Location': _,
    ...others
  } = headers
  return others
}

/** The one part that is asked for; nothing if that is all, and “none” if there is no such part. */
function rangeOf(
  {method, headers}: IncomingMessage,
  {size, etag}: SiteFile,
): parseRange.Range | 'none' | undefined {
  if (method !== 'GET' || headers.range === undefined) return undefined
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag) return undefined
  const ranges = parseRange(size, headers.range, {combine: true})
  if (ranges === -2 || (ranges !== -1 && ranges.type !== 'bytes')) return undefined
  if (ranges === -1) return /^\s*bytes=/.test(headers.range) ? 'none' : undefined
  return ranges.length === 1 ? ranges[0] : undefined
}

interface Part {
  readonly file: SiteFile
  readonly start: number
  /** Position of the last byte. */
  readonly end: number
}

async function sendPart(
  {request, response}: Exchange,
  {status, headers}: Answer,
  {file: {content}, start, end}: Part,
): Promise<void> {
  const length = end - start + 1
  response.writeHead(status, {...headers, 'Content-Length': String(length)})
  if (request.method === 'HEAD') response.end()
  else if (content instanceof Uint8Array) response.end(content.subarray(start, end + 1))
  else await streamPart(response, content, {start, end})
}

/** Ends the connection if the file has become shorter: the client waits for what was announced. */
async function streamPart(
  response: ServerResponse,
  handle: FileHandle,
  {start, end}: {start: number; end: number},
): Promise<void> {
  const stream = handle.createReadStream({start, end, autoClose: false})
  await pipeline(stream, response, {end: false})
  if (stream.bytesRead === end - start + 1) response.end()
  else response.destroy()
}
