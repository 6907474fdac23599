import {createServer} from 'node:http'
import {listen, stop} from '../tools/ask.ts'

/** A server of another origin that counts page views: it has a tag, and takes what the tag sends. */
export async function startCollector() {
  /** The URLs from which the tag was requested. */
  const tags: string[] = []
  /** The data that the tag has sent. */
  const views: unknown[] = []
  let held: Promise<void> = Promise.resolve()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (path.startsWith('/gtag/js')) {
      tags.push(path)
      response.writeHead(200, {'Content-Type': 'text/javascript'})
      void held.then(() => response.end(`(${tag.toString()})()`))
    } else if (path === '/collect' && request.method === 'POST') {
      let body = ''
      request.on('data', chunk => (body += String(chunk)))
      request.on('end', () => {
        views.push(JSON.parse(body))
        response.writeHead(204).end()
      })
    } else {
      response.writeHead(404).end()
    }
  })
  const url = await listen(server)
  return {
    url,
    tags,
    views,
    reset() {
      tags.length = 0
      views.length = 0
    },
    /** Lets whoever asks for the tag wait until the function that it returns is called. */
    hold() {
      let release = () => {}
      held = new Promise(resolve => (release = resolve))
      return () => release()
    },
    stop: () => stop(server),
  }
}

/** Runs in the page: a simple version of `gtag.js`. */
function tag(): void {
  const source = document.currentScript?.getAttribute('src') ?? ''
  const collect = new URL('/collect', source).href
  const send = (view: unknown) =>
    void fetch(collect, {method: 'POST', mode: 'no-cors', body: JSON.stringify(view)})
  const obey = (command: unknown) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return
    const [name, what, details]: unknown[] = Object.values(Object(command))
    if (name === 'event') send(Object.assign({event: what}, details))
    if (name === 'config' && !JSON.stringify(details).includes('"send_page_view":false')) {
      send({event: 'page_view'})
    }
  }
  const commands = (window.dataLayer ??= [])
  const push = commands.push.bind(commands)
  commands.forEach(obey)
  commands.push = (...more) => {
    more.forEach(obey)
    return push(...more)
  }
}
