import type {IncomingMessage, ServerResponse} from 'node:http'
import type {Browser, BrowserContext, BrowserContextOptions, Page} from 'playwright-core'
import {afterAll, afterEach, beforeAll, expect, inject} from 'vitest'
import {serve} from '../../tools/server/serve.ts'
import {stop, urlOf} from '../tools/ask.ts'
import type {SitePages} from './build-pages.ts'
import {launchBrowser} from './launch-browser.ts'
import {startRequestLog, type RequestLog} from './request-log.ts'
import type {SharedSite} from './shared-sites.ts'

/** Images from other hosts that pages show while scrolling: contributors and sponsors. */
export const imageHosts = ['https://github.com', 'https://images.opencollective.com']

type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean

/** A served site, and pages of a real browser that are closed after each test. */
export interface Site {
  readonly url: string
  /** Folder of its files. */
  readonly dir: string
  /** Answers requests before the server does; reset after each test. */
  intercept: Intercept | undefined
  /** Opens a page; what it reports as an error is collected in `errors`. */
  open(path: string, options?: OpenOptions): Promise<OpenPage>
  /** Opens a page in which the app has started. */
  start(path: string, options?: OpenOptions): Promise<OpenPage>
}

export interface OpenOptions extends BrowserContextOptions {
  /** Runs before any script of the page. */
  init?: () => void
  /** Origins that may be asked besides the site's own; a test in which another one is asked fails. */
  allow?: readonly string[]
  /** Runs before there is a page, such as to answer what other hosts are asked. */
  prepare?: (context: BrowserContext) => Promise<unknown>
  /** Leaves the page open after the test, for others of the same file. */
  keep?: boolean
}

export type OpenPage = Page & {
  readonly errors: string[]
  /** URLs asked for, relative to the site; absolute if they are another host's. */
  readonly requests: string[]
}

/** Serves a shared site, or pages given as text by path, for the tests of a file. */
export function useSite(pages: SharedSite | SitePages = 'content'): Site {
  let browser: Browser
  let log: RequestLog
  let stopAll: () => void
  const opened: Array<() => Promise<void>> = []
  const allowed: string[] = []
  const current: OpenPage[] = []

  const site: Site & {url: string; dir: string} = {
    url: '',
    dir: '',
    intercept: undefined,
    async open(path, {init, allow = [], prepare, keep = false, ...options} = {}) {
      const context = await browser.newContext({
        viewport: {width: 1440, height: 900},
        serviceWorkers: 'block',
        proxy: {server: log.proxy, bypass: 'localhost'},
        ...options,
      })
      context.setDefaultTimeout(180_000) // only stops what hangs
      if (!keep) opened.push(() => context.close())
      allowed.push(...allow)
      // Without scripts, browsers load all images, also those far below.
      if (options.javaScriptEnabled === false) allowed.push(...imageHosts)
      // To intercept all requests would switch off the browser's cache.
      context.on('request', request => log.notePage(request.url()))
      await prepare?.(context)
      if (init) await context.addInitScript(init)
      const page = await context.newPage()
      const errors: string[] = []
      const requests: string[] = []
      page.on('pageerror', error => errors.push(error.message))
      page.on('console', message => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('request', request => requests.push(request.url().replace(site.url, '')))
      const open = Object.assign(page, {errors, requests})
      current.push(open)
      await page.goto(site.url + path)
      return open
    },
    async start(path, options) {
      const page = await site.open(path, options)
      await takenOver(page)
      return page
    },
  }

  beforeAll(async () => {
    site.dir = await folderOf(pages)
    const server = await serve({
      dir: site.dir,
      port: 0,
      intercept: (request, response) => site.intercept?.(request, response) ?? false,
    })
    site.url = urlOf(server)
    log = await startRequestLog()
    browser = await launchBrowser()
    stopAll = () => {
      log.stop()
      stop(server)
    }
  })
  afterEach(async () => {
    site.intercept = undefined
    for (const close of opened.splice(0)) await close()
    expect(log.take(allowed.splice(0)), 'other hosts that were asked').toEqual([])
    const errors = current.splice(0).flatMap(page => page.errors)
    const refused = errors.filter(text => /Trusted|Content Security Policy/i.test(text))
    expect(refused, 'what the content security policy refused').toEqual([])
  })
  afterAll(() => stopAll())
  return site
}

async function folderOf(pages: SharedSite | SitePages): Promise<string> {
  if (typeof pages === 'string') return inject('sites')[pages]
  const {buildPages} = await import('./build-pages.ts') // only loaded where a site is built
  return buildPages(pages)
}

/** Uses a page, so that the app starts, and resolves once it has taken the document over. */
export async function takenOver(page: Page): Promise<void> {
  await beginUse(page)
  await page.waitForFunction(() => document.documentElement.classList.contains('started'))
}

/** Uses a page, so that the app starts. */
export async function beginUse(page: Page): Promise<void> {
  await isReady(page)
  await page.evaluate(() => document.dispatchEvent(new Event('pointermove')))
}

/** Resolves once the small script has done its work; nothing is a sign of use. */
export async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.classList.contains('ready'))
}

/** Resolves once all that was to be done in the next two frames is done. */
export async function framesPass(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )
}

/** Scrolls the window, and resolves once the document has heard of it. */
export async function scrollWindow(page: Page, top: number): Promise<void> {
  await page.evaluate(
    y =>
      new Promise<void>(resolve => {
        addEventListener('scroll', () => resolve(), {once: true})
        scrollTo({top: y, behavior: 'instant'})
      }),
    top,
  )
}
