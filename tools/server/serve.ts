import {once} from 'node:events'
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import {resolve} from 'node:path'
import {answerRequest} from './answer-request.ts'
import {createFolderSite} from './folder-site.ts'
import type {ServedSite} from './served-site.ts'

interface ServeOptions {
  /** A folder that the build wrote. */
  readonly dir: string
  /** 0 takes any that is free. */
  readonly port: number
  /** `localhost` by default. */
  readonly host?: string
  readonly intercept?: Intercept
}

/** Serves a built site the way a static host does; resolves once it listens. */
export async function serve({dir, port, host, intercept}: ServeOptions): Promise<Server> {
  const site = createFolderSite(resolve(dir))
  const server = createSiteServer(() => site, intercept).setTimeout(IDLE_TIMEOUT_MS)
  await listen(server, port, host)
  return server
}

/** Answers a request itself and returns true, or returns false. */
type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean

/** Bounds on what clients may take: bytes of headers, and milliseconds for a request. */
const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 30_000, // clients that work between two requests find the connection open
  connectionsCheckingInterval: 1_000,
}

/** Milliseconds without a byte in either direction, after which a client counts as gone. */
export const IDLE_TIMEOUT_MS = 30_000

const MAX_CONNECTIONS = 4096

/** Bytes of the body of a request, which is read only so that the connection can be kept. */
const MAX_SKIPPED_BYTES = 64 * 1024

/** The host that only this computer reaches. */
export const LOCAL_HOST = 'localhost'

/** Opens a port; 0 takes any that is free. */
export async function listen(server: Server, port: number, host = LOCAL_HOST): Promise<void> {
  await once(server.listen(port, host), 'listening')
}

/** Creates a server of a site, as it is at the time of each request; it does not listen yet. */
export function createSiteServer(
  siteNow: () => ServedSite | Promise<ServedSite>,
  intercept?: Intercept,
): Server {
  const server = createServer(limits, (request, response) => {
    if (intercept?.(request, response)) return
    if (hasLongBody(request)) response.shouldKeepAlive = false
    const answer = async () => answerRequest({request, response}, await siteNow())
    answer().catch((error: unknown) => {
      if (response.destroyed) return // the client has left
      refuse(request, response, error)
    })
  })
  server.maxConnections = MAX_CONNECTIONS
  return server
}

function hasLongBody({headers}: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? 0)
  return 'transfer-encoding' in headers || length > MAX_SKIPPED_BYTES
}

/** One request has failed; the others continue. */
function refuse({method, url}: IncomingMessage, response: ServerResponse, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(`${method} ${url}: 500. ${reason}`)
  if (response.headersSent) return void response.destroy()
  response.writeHead(500, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end('The server cannot answer this request. Its terminal shows the reason.\n')
}

/** Serves a site until a signal ends the process, and resolves to its address. */
export async function serveAt(options: ServeOptions): Promise<string> {
  const server = await serve(options).catch(explain(options.port))
  closeOnSignals(server)
  return addressOf(server)
}

/** Closes a server when a signal ends the process. */
export function closeOnSignals(server: Server): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => close(server))
}

/** Milliseconds that answers may take after a signal. */
const CLOSE_TIMEOUT_MS = 5_000

/** Takes no more connections, and ends the others when their answers are sent, or after a time. */
export function close(server: Server): void {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  server.close()
  const ending = setInterval(() => server.closeIdleConnections(), 50)
  const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS)
  server.once('close', () => {
    clearInterval(ending)
    clearTimeout(deadline)
  })
}

/** Throws an error that says what to do if a server did not start. */
export function explain(port: number): (error: unknown) => never {
  return error => {
    throw new Error(explainServeError(error, port), {cause: error})
  }
}

/** Addresses that `localhost` leads to, also if they stand for all. */
const localAddresses = new Set(['127.0.0.1', '::1', '0.0.0.0', '::'])

/** The URL of a server. */
export function addressOf(server: Server): string {
  const listened = server.address()
  if (listened === null || typeof listened === 'string') return String(listened)
  const {address, family, port} = listened
  const host = family === 'IPv6' ? `[${address}]` : address
  return `http://${localAddresses.has(address) ? LOCAL_HOST : host}:${port}/`
}

/** Error message for a server that does not start. */
export function explainServeError(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message : String(error)
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use. Stop the program that uses it, or choose another port: --port ${port + 1}.`
    : `The server cannot start: ${message}`
}
