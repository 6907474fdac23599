import {isApiPath, notFoundJson, notFoundUrl} from '../output/not-found.ts'
import {redirectOf} from '../output/redirects.ts'
import type {Exchange, SiteSource} from './site-source.ts'

const origin = 'http://localhost'

/** Answers a request the way a static host does. */
export async function answerRequest(exchange: Exchange, source: SiteSource): Promise<void> {
  const {request, response} = exchange
  // Appended, so that nothing in it can be read as the name of a host.
  const {pathname, search} = new URL(`${origin}/${(request.url ?? '').replace(/^\/+/, '')}`)
  const headers = await source.headersOf(pathname)
  const target = await targetOf(pathname, source)
  if (request.method === 'OPTIONS') {
    response.writeHead(204, {...headers, ...optionsFor(headers)}).end()
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {...headers, Allow: METHODS}).end()
  } else if (target !== undefined) {
    const location = /^[a-z]+:/.test(target) ? target : target.replace(/(?=#)|$/, () => search)
    response.writeHead(301, {...headers, Location: location}).end()
  } else {
    // A page is the index of a folder and nothing else: neither /index/ nor /404/ is one.
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const isSent = await source.send(exchange, {path, headers})
    if (!isSent) await sendNotFound(pathname, exchange, source)
  }
}

const METHODS = 'GET, HEAD, OPTIONS'

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

/** Where a request is sent on to: to the final slash, or to the new place of a page. */
async function targetOf(pathname: string, source: SiteSource): Promise<string | undefined> {
  const mayBeDocument = /^\/(?:[\w.~-]+\/)*[\w.~-]+$/.test(pathname)
  if (mayBeDocument && (await source.hasDocument(pathname))) return `${pathname}/`
  return redirectOf(pathname, await source.redirects())
}

/** Readers get a page that helps them on, consumers of the API get JSON. */
async function sendNotFound(
  pathname: string,
  exchange: Exchange,
  source: SiteSource,
): Promise<void> {
  const isApi = isApiPath(pathname)
  const path = isApi ? `/${notFoundUrl}` : '/404.html'
  // Neither the type nor the time to keep it is that of the file that is not there.
  const {'Content-Type': _, ...others} = await source.headersOf(pathname)
  const headers = {...others, ...(await source.headersOf(path))}
  if (await source.send(exchange, {path, headers, status: 404})) return
  const type = isApi ? 'application/json' : 'text/plain; charset=utf-8'
  exchange.response.writeHead(404, {...headers, 'Content-Type': type})
  exchange.response.end(isApi ? notFoundJson : 'Not found\n')
}
