import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import {resolve} from 'node:path'
import {answerRequest} from './answer-request.ts'
import {createFolderSource} from './folder-source.ts'
import type {SiteSource} from './site-source.ts'

interface ServeOptions extends ListenOptions {
  /** A folder that the build wrote. */
  readonly dir: string
}

/** Serves a built site the way a static host does; resolves once it listens. */
export function serve({dir, ...options}: ServeOptions): Promise<Server> {
  return listen(createFolderSource(resolve(dir)), options)
}

interface ListenOptions {
  /** 0 takes any that is free. */
  readonly port: number
  /** Answers a request itself and returns true, or leaves it. */
  readonly intercept?: (request: IncomingMessage, response: ServerResponse) => boolean
}

/** Serves a site from wherever it is; resolves once it listens. */
export function listen(source: SiteSource, {port, intercept}: ListenOptions): Promise<Server> {
  const server = createServer((request, response) => {
    if (intercept?.(request, response)) return
    answerRequest({request, response}, source).catch((error: unknown) => {
      if (request.destroyed) return // the client has left
      console.error(error)
      refuse(response, error)
    })
  })
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, () => done(server))
  })
}

/** One request has failed; the others go on. */
function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.destroy()
  const message = error instanceof Error ? error.message : String(error)
  response.writeHead(500, {'Content-Type': 'text/plain; charset=utf-8'})
  response.end(`Could not send the file: ${message}\n`)
}

/** Serves a site and resolves to its address. Throws with what to do if it cannot. */
export async function serveAt(options: ServeOptions): Promise<string> {
  return addressOf(await serve(options).catch(explain(options.port)))
}

/** Throws what to do about an error with which a server did not start. */
export function explain(port: number): (error: unknown) => never {
  return error => {
    throw new Error(explainServeError(error, port), {cause: error})
  }
}

/** Where a server can be asked. */
export function addressOf(server: Server): string {
  const address = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : address}/`
}

/** Error message for a server that does not start. */
export function explainServeError(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message : String(error)
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use. Stop the program that uses it, or choose another port: --port ${port + 1}.`
    : `The server cannot start: ${message}`
}
