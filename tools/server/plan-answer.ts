import type {IncomingMessage} from 'node:http'
import Negotiator from 'negotiator'
import {typeOf} from '../output/media-type.ts'
import {isApiPath, notFoundJson, notFoundUrl} from '../output/not-found.ts'
import {acceptedEncodings} from './accepted-encodings.ts'
import type {Answer, SiteFile, SiteVersion} from './site-source.ts'

const METHODS = 'GET, HEAD, OPTIONS'

/** Plans the answer that a static host would give. */
export async function planAnswer(request: IncomingMessage, site: SiteVersion): Promise<Answer> {
  const {pathname, search} = parseTarget(request.url ?? '')
  const headers = site.headersOf(pathname)
  if (request.method === 'OPTIONS') {
    return {status: 204, headers: {...headers, ...optionsFor(headers)}}
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return {status: 405, headers: {...headers, Allow: METHODS, 'Content-Length': '0'}}
  }
  const page = pathname.endsWith('/') ? await planPage(pathname, request, site) : undefined
  if (page) return page
  const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
  const file = await site.open(path, acceptedEncodings(request))
  if (file) return answerWith(file, {path, headers})
  const target = targetOf(pathname, site)
  if (target === undefined) return planNotFound(pathname, request, site)
  const location = /^[a-z]+:/.test(target) ? target : target.replace(/(?=#)|$/, () => search)
  return {status: 301, headers: {...headers, Location: location, 'Content-Length': '0'}}
}

/**
 * Path and query of a request target. They are not resolved as a URL: no host can be read into
 * `//example.org/`, and no `..` leads anywhere.
 */
function parseTarget(target: string): {pathname: string; search: string} {
  const [, pathname = '', search = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? []
  return {pathname: pathname === '' ? '/' : pathname, search}
}

/** Lets pages of other origins send headers of their own where they may read the answer. */
function optionsFor(headers: Record<string, string>): Record<string, string> {
  if (!('Access-Control-Allow-Origin' in headers)) return {Allow: METHODS}
  return {
    Allow: METHODS,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
  }
}

/** A page that exists as Markdown too: as the client prefers, and as HTML if it doesn't say. */
async function planPage(
  pathname: string,
  request: IncomingMessage,
  site: SiteVersion,
): Promise<Answer | undefined> {
  const twin = `${pathname}index.md`
  if (!site.has(twin)) return undefined
  const [preferred] = new Negotiator(request).mediaTypes(['text/html', 'text/markdown'])
  const isMarkdown = preferred === 'text/markdown'
  const path = isMarkdown ? twin : `${pathname}index.html`
  const file = await site.open(path, acceptedEncodings(request))
  if (!file) return undefined
  const headers = site.headersOf(isMarkdown ? twin : pathname)
  const answer = answerWith(file, {path, headers})
  const own: Record<string, string> = isMarkdown
    ? {'Content-Location': twin}
    : {Link: `<${twin}>; rel="alternate"; type="text/markdown"`}
  return {...answer, headers: {...answer.headers, ...own, Vary: 'Accept, Accept-Encoding'}}
}

interface FileContext {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

function answerWith(file: SiteFile, {path, headers}: FileContext): Answer {
  const own = {
    'Content-Type': typeOf(path),
    Vary: 'Accept-Encoding',
    ...(file.encoding && {'Content-Encoding': file.encoding}),
    'Accept-Ranges': 'bytes',
    ETag: file.etag,
  }
  return {status: 200, headers: {...own, ...headers}, body: file}
}

/** Where a request is sent on to: to the final slash, or to the new place of a page. */
function targetOf(pathname: string, site: SiteVersion): string | undefined {
  const mayBeDocument = /^\/(?:[\w.~-]+\/)*[\w.~-]+$/.test(pathname)
  if (mayBeDocument && site.has(`${pathname}/index.html`)) return `${pathname}/`
  return site.redirectOf(pathname)
}

/** Readers get a page that helps them on, consumers of the API get JSON. */
async function planNotFound(
  pathname: string,
  request: IncomingMessage,
  site: SiteVersion,
): Promise<Answer> {
  const isApi = isApiPath(pathname)
  const path = isApi ? `/${notFoundUrl}` : '/404.html'
  // Neither the type nor the time to keep it is that of the file that is not there.
  const {'Content-Type': _, ...others} = site.headersOf(pathname)
  const headers = {...others, ...site.headersOf(path)}
  const file = await site.open(path, acceptedEncodings(request))
  if (!file) {
    const type = isApi ? 'application/json' : 'text/plain; charset=utf-8'
    const body = isApi ? notFoundJson : 'Not found\n'
    return {status: 404, headers: {...headers, 'Content-Type': type}, body}
  }
  const answer = answerWith(file, {path, headers})
  const {ETag: _tag, 'Accept-Ranges': _ranges, ...kept} = answer.headers
  return {...answer, status: 404, headers: kept}
}
