import {expect} from 'vitest'
import {takenOver, type OpenPage, type Site} from './browser.ts'

type OpenOptions = NonNullable<Parameters<Site['open']>[1]>

/**
 * Opens a page and waits until the service worker controls it. It is not the first page of the
 * visit, so that the content is stored.
 */
export async function visit(site: Site, path: string, options?: OpenOptions): Promise<OpenPage> {
  const prepare: OpenOptions['prepare'] = async context => {
    await context.addInitScript(haveReadAnother)
    await options?.prepare?.(context)
  }
  return visitFirst(site, path, {...options, prepare})
}

/** The same as the first page of a visit. */
export async function visitFirst(
  site: Site,
  path: string,
  options?: OpenOptions,
): Promise<OpenPage> {
  const page = await site.open(path, {serviceWorkers: 'allow', ...options})
  await takenOver(page)
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    undefined,
    {timeout: 20_000},
  )
  return page
}

/** Opens a page, until all of the content is stored. */
export async function visitAndStore(site: Site, path: string, options?: OpenOptions) {
  const page = await visit(site, path, options)
  await allIsStored(page)
  return page
}

export async function allIsStored(page: OpenPage): Promise<void> {
  const isComplete = () =>
    page.evaluate(async () => {
      const index = await caches.match('/data/v1/index.json?stored')
      return index?.headers.has('X-Complete') ?? false
    })
  await expect.poll(isComplete, {timeout: 30_000}).toBe(true)
}

/** Paths of all that is stored of the content. */
export function storedPaths(page: OpenPage): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('content-v1')
    const paths = (await cache.keys()).map(({url}) => new URL(url).pathname)
    return paths.toSorted()
  })
}

/** The pages that are stored. */
export async function storedPages(page: OpenPage): Promise<string[]> {
  return (await storedPaths(page)).filter(path => path.startsWith('/data/v1/pages/'))
}

/** Runs before a page: the reader has seen others in this visit. */
function haveReadAnother(): void {
  sessionStorage.setItem('first-page', '')
}

/** Runs before a page: the reader does not want the content to be stored by itself. */
export function refuseContent(): void {
  localStorage.setItem('offline-reading', '"off"')
}

/** Runs before a page: counts the documents that the tab has loaded. */
export function countDocuments(): void {
  sessionStorage['documents'] = Number(sessionStorage['documents'] ?? 0) + 1
}

/** Number of documents that the tab has loaded since counting began. */
export function documentsOf(page: OpenPage): Promise<number> {
  return page.evaluate(() => Number(sessionStorage['documents']))
}
