import {existsSync} from 'node:fs'
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import {join, resolve} from 'node:path'
import {isApiPath, notFoundJson, notFoundUrl} from '../output/not-found.ts'
import {redirectOf} from '../output/redirects.ts'
import {sendFile, type Exchange} from './send-file.ts'
import {headersIn, redirectsIn} from './site-rules.ts'

interface ServeOptions {
  /** A folder that the build wrote. */
  dir: string
  /** 0 takes any that is free. */
  port: number
  /** Answers a request itself and returns true, or leaves it. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean
}

const origin = 'http://localhost'

/** Serves a built site the way a static host does; resolves once it listens. */
export function serve({dir, port, intercept}: ServeOptions): Promise<Server> {
  const root = resolve(dir)
  const server = createServer((request, response) => {
    if (intercept?.(request, response)) return
    answer(root, request, response).catch((error: unknown) => {
      if (!request.destroyed) console.error(error) // else the client has left
      response.destroy()
    })
  })
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, () => done(server))
  })
}

async function answer(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Appended, so that nothing in it can be read as the name of a host.
  const {pathname, search} = new URL(`${origin}/${(request.url ?? '').replace(/^\/+/, '')}`)
  const headers = headersIn(root, pathname)
  const target = targetOf(root, pathname)
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
    const isSent = await sendFile({request, response}, {root, path, headers})
    if (!isSent) await sendNotFound(root, pathname, {request, response})
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
function targetOf(root: string, pathname: string): string | undefined {
  const isDocument = /^\/(?:[\w.~-]+\/)*[\w.~-]+$/.test(pathname)
  if (isDocument && existsSync(join(root, pathname, 'index.html'))) return `${pathname}/`
  return redirectOf(pathname, redirectsIn(root))
}

/** Readers get a page that helps them on, consumers of the API get JSON. */
async function sendNotFound(root: string, pathname: string, exchange: Exchange): Promise<void> {
  const isApi = isApiPath(pathname)
  const path = isApi ? `/${notFoundUrl}` : '/404.html'
  // Neither the type nor the time to keep it is that of the file that is not there.
  const {'Content-Type': _, ...others} = headersIn(root, pathname)
  const headers = {...others, ...headersIn(root, path)}
  if (await sendFile(exchange, {root, path, headers, status: 404})) return
  const type = isApi ? 'application/json' : 'text/plain; charset=utf-8'
  exchange.response.writeHead(404, {...headers, 'Content-Type': type})
  exchange.response.end(isApi ? notFoundJson : 'Not found\n')
}

/** Serves a site and resolves to its address. Throws with what to do if it cannot. */
export async function serveAt(options: ServeOptions): Promise<string> {
  const server = await serve(options).catch((error: unknown) => {
    throw new Error(explainServeError(error, options.port))
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  return `http://localhost:${port}/`
}

/** What to tell somebody whose server does not start. */
export function explainServeError(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message : String(error)
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use. Stop what uses it, or choose another: --port ${port + 1}.`
    : `The server cannot start: ${message}`
}
