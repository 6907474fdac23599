import type {IncomingMessage, ServerResponse} from 'node:http'
import {LIVE_URL, type LiveEvents} from '#contract/private/live-events.ts'

/**
 * Milliseconds after which a page reconnects when the connection is lost: a restart takes longer.
 */
const RETRY_DELAY_MS = 250

/**
 * Reports changes to open pages by server-sent events. A page that connects later gets the last
 * event of each type.
 */
export function createLiveEvents() {
  const clients = new Set<ServerResponse>()
  const state = new Map<string, string>()
  let isClosed = false
  return {
    intercept(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url !== LIVE_URL) return false
      if (isClosed) {
        response.destroy()
        return true
      }
      response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache'})
      response.write(`retry: ${RETRY_DELAY_MS}\n\n${[...state.values()].join('')}`)
      clients.add(response)
      request.on('close', () => clients.delete(response))
      return true
    },
    send<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]): void {
      const text = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
      if (name !== 'content') state.set(name, text)
      for (const client of clients) client.write(text)
    },
    /** Ends all connections, including future ones; the pages connect again. */
    close(): void {
      isClosed = true
      for (const client of clients) client.destroy()
    },
  }
}
