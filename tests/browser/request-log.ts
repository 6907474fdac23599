import {createServer} from 'node:http'
import {listen, stop} from '../tools/ask.ts'

/** Requests of a browser to other hosts. */
export interface RequestLog {
  /** For the flags of a browser, so that all of it goes through the log, whoever asks. */
  readonly proxy: string
  /** Notes a request of a page, where the proxy cannot know it from one of the browser. */
  notePage(url: string): void
  /** The origins asked since the last call that are not among those allowed. */
  take(allowed: readonly string[]): string[]
  stop(): void
}

/**
 * A proxy that refuses everything and notes what it was. Pages, workers and the browser itself ask
 * it for whatever is not on this machine.
 */
export async function startRequestLog(): Promise<RequestLog> {
  const origins = new Set<string>()
  const note = (url: string) => origins.add(new URL(url).origin)
  const server = createServer((request, response) => {
    if (!isBrowsers(new URL(request.url ?? '').host)) note(request.url ?? '')
    response.writeHead(502).end()
  })
  server.on('connect', ({url}, socket) => {
    if (!isBrowsers(url)) note(`https://${url}`)
    socket.on('error', () => undefined) // a page that is closed may reset it
    socket.end('HTTP/1.1 502 Refused\r\n\r\n')
  })
  return {
    proxy: await listen(server),
    notePage: url => {
      if (isBrowsers(new URL(url).host)) note(url)
    },
    take(allowed) {
      const asked = [...origins].filter(origin => !allowed.includes(origin))
      origins.clear()
      return asked
    },
    stop: () => stop(server),
  }
}

/** Requests that Chromium makes itself, with any flags. */
function isBrowsers(host = ''): boolean {
  return /(?:^|\.)(?:google|googleapis|gstatic|gvt1)\.com(?::\d+)?$/.test(host)
}
