import {endpoints} from '#contract/endpoints.ts'
import {loadOnce} from '#contract/private/load-once.ts'
import {connection} from '../enhance/connection.ts'
import {showFailure} from '../enhance/load-failure.ts'
import {nextTask} from '../enhance/next-task.ts'
import {whenIdle} from '../enhance/when-idle.ts'
import {recover} from '../release/follow-release.ts'
import {canonicalPath} from '../links/site-map.ts'
import type {ChunkLoader} from '../loading/load-chunk.ts'
import type * as StartApp from './start-app.ts'

/** Set by the bundler: whether the build watches its files and reports changes to the page. */
declare const LIVE_UPDATE: boolean

/** Set by the bundler: the URLs of the scripts of the app. */
declare const REACT: string
declare const LIBRARIES: string
declare const START_APP: string

/** Set by the bundler: the URL of the styles of the explorer. */
declare const EXPLORER_STYLES: string

/** The app, which may have started or not. */
export interface StartableApp {
  readonly chunks: ChunkLoader
  /**
   * Starts the app unless it has started. Resolves to nothing if the document works better without
   * the app; rejects if the app could not be loaded. Calling it again retries.
   */
  start(): Promise<StartApp.RunningApp | undefined>
  /** Resolves once it has started. */
  readonly started: Promise<StartApp.RunningApp | undefined>
}

/** Milliseconds after a failure before another sign of use starts the app: the pointer moves often. */
const RETRY_DELAY_MS = 1000

/** Signs of use. The browser scrolls, too: to the target of a link, and back to where a reader was. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin']

/**
 * Starts the app when it is needed: the document is readable and its links work without it. The app
 * is downloaded and started at the first sign that it will be used, so that readers who only read do
 * without it. A page with a tool needs it immediately, and so does a site that counts its readers.
 */
export function startWhenUsed(document: Document, chunks: ChunkLoader): StartableApp {
  const {counted} = document.querySelector<HTMLElement>('script[data-main]')?.dataset ?? {}
  const preloadExplorer = createPreloader(chunks)
  const app = createApp(chunks, preloadExplorer)
  const start = (): void => {
    app.start().catch(async (error: unknown) => {
      await reportIfEmpty(document, error, start)
      setTimeout(() => onNextSign(document, start), RETRY_DELAY_MS)
    })
  }
  const isTool = document.querySelector('[data-tool]') !== null
  if (LIVE_UPDATE || isTool || !isPrerendered(document) || isForPrint(document)) {
    start()
    if (document.querySelector('[data-tool="explorer"]')) preloadExplorer()
    return app
  }
  onNextSign(document, start)
  if (counted !== undefined && connection().saveData !== true) whenIdle(start)
  return app
}

/** Calls back at the next sign of use, once. */
function onNextSign(document: Document, use: () => void): void {
  const listening = new AbortController()
  const onSign = () => {
    listening.abort()
    use()
  }
  const options = {passive: true, signal: listening.signal}
  for (const sign of signs) document.addEventListener(sign, onSign, options)
}

/**
 * Most documents show their page without the app: readers who need it see the error when they do.
 * The stored shell shows nothing without it; its release may have been replaced meanwhile.
 */
async function reportIfEmpty(document: Document, error: unknown, start: () => void): Promise<void> {
  if (document.querySelector('main h1')) return
  await recover(error)
  showFailure(document, 'This page', start)
}

function createApp(chunks: ChunkLoader, preloadExplorer: () => void): StartableApp {
  let tell: (app: StartApp.RunningApp | undefined) => void = () => {}
  const started: StartableApp['started'] = new Promise(resolve => (tell = resolve))
  const start = loadOnce(async () => {
    preloadData(endpoints.nav)
    const app = await chunks.load('app', async () => {
      const startApp = await importApp()
      return startApp({chunks, preloadExplorer})
    })
    tell(app)
    return app
  })
  return {chunks, started, start}
}

/** Whether the document shows the page of its URL: a stored shell shows none. */
function isPrerendered(document: Document): boolean {
  const shown = document.getElementById('AppRoot')?.dataset['url']
  return shown === canonicalPath(location.pathname)
}

/** Whether the app is to open the print dialog. */
function isForPrint(document: Document): boolean {
  return document.querySelector('[data-printable]') !== null
}

/** Imports it in several tasks, so that the page responds to input in between. */
async function importApp(): Promise<typeof StartApp.startApp> {
  for (const script of [REACT, LIBRARIES]) {
    await import(script)
    await nextTask()
  }
  const {startApp}: typeof StartApp = await import(START_APP)
  await nextTask()
  return startApp
}

/** Creates a function that requests at once what the explorer would request one after the other. */
function createPreloader(chunks: ChunkLoader): () => void {
  let hasPreloaded = false
  return () => {
    if (hasPreloaded) return
    hasPreloaded = true
    preloadData(endpoints.webpack('options'))
    preloadData(endpoints.defaults)
    chunks.preload('explorer')
    addLink({rel: 'preload', as: 'style', href: EXPLORER_STYLES})
  }
}

function preloadData(url: string): void {
  addLink({rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `/${url}`})
}

function addLink(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link))
}
