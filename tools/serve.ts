import {createReadStream, existsSync} from 'node:fs'
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import sirv from 'sirv'
import {redirectOf} from './redirect-files.ts'
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
  // `dev` makes sirv look at the disk on every request, so that a new build is seen at once.
  const serveFile = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, pathname) =>
      setHeaders(root, pathname.replace(/(?<=\/)index\.html$/, ''), response),
  })
  const server = createServer((request, response) => {
    if (intercept?.(request, response)) return
    // Appended, so that nothing in it can be read as the name of a host.
    const {pathname, search} = new URL(`${origin}/${(request.url ?? '').replace(/^\/+/, '')}`)
    const target = targetOf(root, pathname)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD', ...headersIn(root, pathname)}).end()
    } else if (target !== undefined) {
      const location = /^[a-z]+:/.test(target) ? target : target.replace(/(?=#)|$/, () => search)
      response.writeHead(301, {Location: location, ...headersIn(root, pathname)}).end()
    } else {
      // A page is the index of a folder and nothing else: neither /index/ nor /404/ is one.
      if (pathname.endsWith('/')) request.url = `${pathname}index.html`
      serveFile(request, response, () => sendNotFound(root, pathname, response))
    }
  })
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, () => done(server))
  })
}

/** Where a request is sent on to: to the final slash, or to the new place of a page. */
function targetOf(root: string, pathname: string): string | undefined {
  const isDocument = /^\/(?:[\w.~-]+\/)*[\w.~-]+$/.test(pathname)
  if (isDocument && existsSync(join(root, pathname, 'index.html'))) return `${pathname}/`
  return redirectOf(pathname, redirectsIn(root))
}

function setHeaders(root: string, pathname: string, response: ServerResponse): void {
  const headers = headersIn(root, pathname)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Readers get a page that helps them on, consumers of the API get JSON. */
function sendNotFound(root: string, pathname: string, response: ServerResponse): void {
  response.statusCode = 404
  setHeaders(root, pathname, response)
  const page = join(root, '404.html')
  if (pathname.startsWith('/data/')) {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({error: 'not-found', message: `There is no ${pathname}.`}))
  } else if (existsSync(page)) {
    response.setHeader('Content-Type', 'text/html;charset=utf-8')
    createReadStream(page).pipe(response)
  } else {
    response.setHeader('Content-Type', 'text/plain;charset=utf-8')
    response.end('Not found\n')
  }
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

/** The port that the command line or the environment names, else 3000. */
export function parsePort(argument: string | undefined): number {
  const text = argument ?? process.env['PORT'] ?? '3000'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`“${text}” is no port.`)
  return port
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'dist'}, port: {type: 'string'}},
  })
  const port = parsePort(values.port)
  if (!existsSync(join(values.dir, 'index.html'))) {
    throw new Error(`${values.dir} holds no site. Build one first: npm run build.`)
  }
  console.log(`Serving ${values.dir} on ${await serveAt({dir: values.dir, port})}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch(error => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
