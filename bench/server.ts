import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import autocannon from 'autocannon'
import sirv from 'sirv'
import {serve} from '../tools/server/serve.ts'
import {createFigure, type Figure} from './report.ts'

/** Seconds of each run. */
const DURATION = 3

const CONNECTIONS = 20

const paths = {page: '/concepts/', JSON: '/data/v1/nav.json'} as const

/** Measures our server next to `sirv`, which serves the same folder. */
export async function measureServer(siteDir: string, runs: number): Promise<Figure[]> {
  const servers = {
    'npm start': await serve({dir: siteDir, port: 0}),
    sirv: await listenWith(sirv(siteDir, {etag: true, brotli: true, gzip: true})),
    'sirv dev': await listenWith(sirv(siteDir, {etag: true, brotli: true, gzip: true, dev: true})),
  }
  const results = new Map<string, Run[]>()
  // In turns, because other programs on the machine slow all of them down.
  for (let run = 0; run < runs; run++) {
    for (const [file, path] of Object.entries(paths)) {
      for (const [name, server] of Object.entries(servers)) {
        const key = `${file}, ${name}`
        results.set(key, [...(results.get(key) ?? []), await load(server, path)])
      }
    }
  }
  for (const server of Object.values(servers)) server.close()
  return [...results].flatMap(([key, all]) => [
    createFigure(`${key}: answers per second`, 'count', {values: all.map(({rate}) => rate)}),
    createFigure(`${key}: 99th percentile`, 'ms', {values: all.map(({p99}) => p99)}),
  ])
}

async function listenWith(handler: ReturnType<typeof sirv>): Promise<Server> {
  const server = createServer((request, response) => handler(request, response))
  server.listen(0)
  await once(server, 'listening')
  return server
}

interface Run {
  readonly rate: number
  /** Milliseconds. */
  readonly p99: number
}

async function load(server: Server, path: string): Promise<Run> {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  const result = await autocannon({
    url: `http://localhost:${address.port}${path}`,
    connections: CONNECTIONS,
    duration: DURATION,
    workers: 1, // in another thread than the servers
    headers: {'accept-encoding': 'gzip, deflate, br'},
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${path} was not answered`)
  return {rate: result.requests.average, p99: result.latency.p99}
}
