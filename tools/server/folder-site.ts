import {once} from 'node:events'
import {existsSync, ReadStream, readFileSync, statSync} from 'node:fs'
import type {IncomingMessage} from 'node:http'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import send from '@fastify/send'
import Negotiator from 'negotiator'
import {endpoints} from '#contract/endpoints.ts'
import {redirectsSchema} from '#contract/records.ts'
import {buildHeaderRules, headersOf, parseHeaders} from '../output/headers.ts'
import {redirectOf} from '../output/format-redirects.ts'
import type {FileAnswer, ServedSite} from './served-site.ts'

/** Serves what a build wrote to a folder, with the rules that a static host would read in it. */
export function createFolderSite(root: string): ServedSite {
  const readHeaders = createReader(join(root, '_headers'), parseHeaders)
  const readRedirects = createReader(join(root, endpoints.redirects), text =>
    redirectsSchema.parse(JSON.parse(text)),
  )
  return {
    headersOf: path => headersOf(path, readHeaders() ?? defaultRules),
    redirectOf: path => redirectOf(path, readRedirects() ?? []),
    has: path => existsSync(join(root, path)),
    async open(path, request) {
      for (const {extension, headers} of encodingsFor(request)) {
        const answer = await openFile(root, path + extension, request)
        if (answer) return {...answer, headers: {...answer.headers, ...headers}}
      }
      return openFile(root, path, request)
    },
  }
}

const defaultRules = buildHeaderRules({})

/** Reads a file again when it changes. */
function createReader<T>(file: string, parse: (text: string) => T): () => T | undefined {
  let last: {state: string; value: T} | undefined
  return () => {
    const stats = statSync(file, {throwIfNoEntry: false})
    if (!stats) return undefined
    const state = `${stats.ino} ${stats.size} ${stats.mtimeMs}`
    if (last?.state !== state) last = {state, value: parse(readFileSync(file, 'utf8'))}
    return last.value
  }
}

/** Files that a build compresses, the smallest ones first. */
const encodings = [
  {extension: '.br', headers: {'Content-Encoding': 'br'}},
  {extension: '.gz', headers: {'Content-Encoding': 'gzip'}},
]

/** The encodings that a client accepts. A part of a file is a part of the file as it is. */
function encodingsFor(request: IncomingMessage): typeof encodings {
  const {range, 'accept-encoding': accepted} = request.headers
  if (range !== undefined || accepted === undefined) return []
  const names = new Negotiator(request).encodings(['br', 'gzip'])
  return encodings.filter(({headers}) => names.includes(headers['Content-Encoding']))
}

const options = {
  index: false,
  contentType: false, // the name of a compressed file says nothing about its content
  cacheControl: false,
  lastModified: false,
} as const

/** Answers with a file, with a part of it, or that the client's copy of it is current. */
async function openFile(
  root: string,
  path: string,
  request: IncomingMessage,
): Promise<FileAnswer | undefined> {
  // Programs that send `If-None-Match` also send this; the package would send the file again.
  delete request.headers['cache-control']
  const sent = await send(request, encodeURI(path), {...options, root})
  const {statusCode: status, headers, stream: body} = sent
  if (sent.type === 'file') {
    if (body instanceof ReadStream && body.pending) await once(body, 'open')
    return {status, headers, body}
  }
  if (sent.type === 'directory' || status === 404) return undefined
  if (status === 500) throw sent.metadata.error
  if (status !== 416) return {status, headers: {'Content-Length': '0'}, body: Readable.from([])}
  delete request.headers.range // servers may ignore it, and many of these ranges are just odd
  return openFile(root, path, request)
}
