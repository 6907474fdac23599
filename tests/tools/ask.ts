import {once} from 'node:events'
import {request, type IncomingHttpHeaders, type RequestOptions, type Server} from 'node:http'
import {connect, type Socket} from 'node:net'

export interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** Starts a server at a free port; resolves to its URL. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0), 'listening')
  return urlOf(server)
}

/** Ends a server, and the connections that its clients keep open. */
export function stop(server: Server): void {
  server.closeAllConnections()
  server.close()
}

export function urlOf(listening: Server): string {
  return `http://localhost:${portOf(listening)}`
}

export function portOf(listening: Server): number {
  const address = listening.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Asks for a path as it is written, and no more than is written: `fetch` would tidy it first. */
export async function askServer(
  server: Server,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  const sent = request({port: portOf(server), path, agent: false, ...options})
  sent.end()
  return new Promise<Answer>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(Buffer.from(chunk)))
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString('latin1')
        resolve({status: response.statusCode, headers: response.headers, body})
      })
    })
  })
}

/** A connection to a server, over which these bytes were sent. */
export async function connectTo(server: Server, text: string): Promise<Socket> {
  const socket = connect(portOf(server)).on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text, 'latin1')
  return socket
}

/** All that comes over a connection until the server ends it. */
export async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  if (!socket.closed) await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}
