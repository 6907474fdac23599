import {readFileSync} from 'node:fs'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {join} from 'node:path'
import {headersOf, parseHeaders} from '../../tools/output/headers.ts'
import {addressOf, serve} from '../../tools/server/serve.ts'
import {stop} from '../tools/ask.ts'

/** A served site that a scenario has to itself: a port of its own is an origin of its own. */
export interface RecordedSite {
  /** Without a slash at its end. */
  readonly url: string
  /** Paths of the requests, in the order they came. */
  readonly requests: string[]
  /** Whether documents may be shown in frames, which their policy forbids. */
  isFramable: boolean
  /** Answers requests before the server does. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
  /** Runs in every document before its own scripts. */
  init: (() => void) | undefined
  stop(): void
}

const RECORDER = '/recorder.js'

/**
 * Serves a site whose documents record their problems. WebDriver reports neither what a console
 * shows nor violations of the content security policy, so that a script in each document does.
 */
export async function serveRecorded(dir: string): Promise<RecordedSite> {
  const rules = parseHeaders(readFileSync(join(dir, '_headers'), 'utf8'))
  const requests: string[] = []
  const server = await serve({
    dir,
    port: 0,
    intercept(request, response) {
      const {url = ''} = request
      if (url !== RECORDER) requests.push(url)
      if (site.intercept?.(request, response)) return true
      if (url === RECORDER) {
        response.writeHead(200, {
          'Content-Type': 'text/javascript',
          'Cache-Control': site.init ? 'no-store' : 'max-age=3600',
        })
        response.end([record, site.init].map(run => (run ? `(${run.toString()})()` : '')).join(';'))
        return true
      }
      const html = readDocument(dir, url)
      if (html === undefined) return false
      response.setHeaders(new Map(Object.entries(headersOf(url, rules))))
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      if (site.isFramable) response.removeHeader('Content-Security-Policy')
      response.end(html.replace('<head>', `<head><script src="${RECORDER}"></script>`))
      return true
    },
  })
  const site: RecordedSite = {
    url: addressOf(server).slice(0, -1),
    requests,
    isFramable: false,
    intercept: undefined,
    init: undefined,
    stop: () => stop(server),
  }
  return site
}

function readDocument(dir: string, url: string): string | undefined {
  const {pathname} = new URL(url, 'http://localhost')
  if (!pathname.endsWith('/')) return undefined
  try {
    return readFileSync(join(dir, pathname, 'index.html'), 'utf8')
  } catch {
    return undefined // the server answers
  }
}

/** Runs first in every document. */
function record(): void {
  let isLeft = false // which ends all requests
  addEventListener('beforeunload', () => (isLeft = true))
  const add = (problem: string) => {
    if (isLeft) return
    sessionStorage['problems'] = (sessionStorage['problems'] ?? '') + problem + '\n'
  }
  const showError = console.error
  console.error = (...values: unknown[]) => {
    add(`console.error: ${values.join(' ')}`)
    showError(...values)
  }
  addEventListener('unhandledrejection', ({reason}) => add(`rejection: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    add(`${effectiveDirective} blocks ${blockedURI}`),
  )
  addEventListener(
    'error',
    event => {
      const {target} = event
      // Images of people are on other hosts, which may be out of reach.
      if (target instanceof HTMLImageElement && !target.src.startsWith(location.origin)) return
      add(
        event instanceof ErrorEvent
          ? `error: ${event.message}`
          : `failed to load: ${target instanceof Element ? target.outerHTML : target}`,
      )
    },
    true,
  )
  requestAnimationFrame(() => {
    document.documentElement.dataset['firstFrame'] = getComputedStyle(
      document.documentElement,
    ).colorScheme
  })
}
