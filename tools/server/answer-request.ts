import type {IncomingMessage, ServerResponse} from 'node:http'
import {pipeline} from 'node:stream/promises'
import Negotiator from 'negotiator'
import {typeOf} from '../output/media-type.ts'
import {isApiPath, notFoundJson, notFoundUrl} from '../output/api-not-found.ts'
import type {FileAnswer, ServedSite} from './served-site.ts'

const METHODS = 'GET, HEAD, OPTIONS'

export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Answers a request as a static host would, and serves pages as Markdown to clients that prefer it. */
export async function answerRequest(exchange: Exchange, site: ServedSite): Promise<void> {
  const {request, response} = exchange
  const {path, search} = parseTarget(request.url ?? '')
  const headers = site.headersOf(path)
  if (request.method === 'OPTIONS') {
    response.writeHead(204, {...headers, ...optionsFor(headers)}).end()
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {...headers, Allow: METHODS, 'Content-Length': '0'}).end()
  } else if (!isServed(path)) {
    await sendNotFound(exchange, site, path)
  } else if (FILE_OF_PAGE.test(path) || !(await sendPath(exchange, site, path))) {
    const target = targetOf(path, site)
    if (target === undefined) return sendNotFound(exchange, site, path)
    const location = /^[a-z]+:/.test(target) ? target : target.replace(/(?=#)|$/, () => search)
    response.writeHead(301, {...headers, Location: location, 'Content-Length': '0'}).end()
  }
}

/**
 * Path and query of a request target. They are not resolved as a URL: no host can be read into
 * `//example.org/`, and no `..` leads anywhere.
 */
function parseTarget(target: string): {path: string; search: string} {
  const [, path = '', search = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? []
  return {path: path === '' ? '/' : decode(path), search}
}

/** A path that cannot be decoded is not the path of a file. */
function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return '//'
  }
}

/** Whether a path may lead to a file: none of its parts is hidden, empty or more than a name. */
function isServed(path: string): boolean {
  if (path === '/_headers' || path === '/_redirects') return false // for the host, not for clients
  return /^\/(?:[^./\\:\0][^/\\:\0]*(?:\/|$))*$/.test(path)
}

/** Lets pages of other origins send any header where they may read the answer. */
function optionsFor(headers: Record<string, string>): Record<string, string> {
  if (!('Access-Control-Allow-Origin' in headers)) return {Allow: METHODS}
  return {
    Allow: METHODS,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
  }
}

/** Sends the file of a path; returns false if there is none. */
async function sendPath(exchange: Exchange, site: ServedSite, path: string): Promise<boolean> {
  const {request} = exchange
  const file = path.endsWith('/') ? `${path}index.html` : path
  const twin = `${path}index.md`
  const hasTwin = path.endsWith('/') && site.has(twin)
  const isMarkdown = hasTwin && prefersMarkdown(request)
  const opened = isMarkdown ? twin : file
  const answer = await site.open(opened, request)
  if (!answer) return false
  const own: Record<string, string> = isMarkdown
    ? {'Content-Location': twin}
    : {Link: `<${twin}>; rel="alternate"; type="text/markdown"`}
  await sendFile(exchange, answer, {
    ...(answer.status < 300 && {'Content-Type': typeOf(opened)}),
    ...site.headersOf(isMarkdown ? twin : path),
    ...(hasTwin && own),
    Vary: hasTwin ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
  })
  return true
}

function prefersMarkdown(request: IncomingMessage): boolean {
  return new Negotiator(request).mediaTypes(['text/html', 'text/markdown'])[0] === 'text/markdown'
}

async function sendFile(
  {response}: Exchange,
  {status, headers, body}: FileAnswer,
  others: Record<string, string>,
): Promise<void> {
  response.writeHead(status, {...others, ...headers})
  await pipeline(body, response)
}

/** In a folder, the file that its URL stands for. */
const FILE_OF_PAGE = /(?<=\/)index\.html$/

/** The target of a redirect: the canonical URL of a page, or its new place. */
function targetOf(path: string, site: ServedSite): string | undefined {
  if (FILE_OF_PAGE.test(path)) {
    const page = path.replace(FILE_OF_PAGE, '')
    return site.has(path) ? page : site.redirectOf(page)
  }
  const mayBeDocument = /^[\w./~-]+[^/]$/.test(path)
  return mayBeDocument && site.has(`${path}/index.html`) ? `${path}/` : site.redirectOf(path)
}

/** Readers get a page that helps them on, consumers of the API get JSON. */
async function sendNotFound(exchange: Exchange, site: ServedSite, path: string): Promise<void> {
  const {request, response} = exchange
  const isApi = isApiPath(path)
  const file = isApi ? `/${notFoundUrl}` : '/404.html'
  // The headers of the missing file say its type and how long it may be cached.
  const {'Content-Type': _, ...kept} = site.headersOf(path)
  const headers = {...kept, ...site.headersOf(file)}
  // The conditions of the request are about the missing file, so they don't apply to this answer.
  request.headers = {'accept-encoding': request.headers['accept-encoding']}
  const answer = await site.open(file, request)
  if (answer) {
    const {ETag: _tag, 'Accept-Ranges': _ranges, ...own} = answer.headers
    const type = {'Content-Type': typeOf(file), Vary: 'Accept-Encoding'}
    return sendFile(exchange, {...answer, status: 404, headers: own}, {...type, ...headers})
  }
  const type = isApi ? 'application/json' : 'text/plain; charset=utf-8'
  response.writeHead(404, {...headers, 'Content-Type': type})
  response.end(isApi ? notFoundJson : 'Not found\n')
}
