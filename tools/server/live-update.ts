import type {IncomingMessage, ServerResponse} from 'node:http'

/** What changed: pages are shown anew in place, a new app needs a new document. */
export type LiveEvent = 'content' | 'app'

/** Tells open pages of changes, by server-sent events at `/live-update`. */
export function createLiveUpdate() {
  const clients = new Set<ServerResponse>()
  return {
    intercept(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url !== '/live-update') return false
      response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache'})
      response.write(': listening\n\n')
      clients.add(response)
      request.on('close', () => clients.delete(response))
      return true
    },
    send(event: LiveEvent): void {
      for (const client of clients) client.write(`event: ${event}\ndata:\n\n`)
    },
  }
}
