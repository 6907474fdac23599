import {expect} from 'vitest'
import type {Index} from '#contract/index-file.ts'
import type {OpenOptions, OpenPage, Site} from './browser.ts'

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
  const page = await site.start(path, {serviceWorkers: 'allow', ...options})
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return page
}

/** Opens a page, until all of the content is stored. */
export async function visitAndStore(site: Site, path: string, options?: OpenOptions) {
  const page = await visit(site, path, options)
  await allIsStored(page)
  return page
}

export async function allIsStored(page: OpenPage): Promise<void> {
  await expect.poll(() => page.evaluate(isAllStored)).toBe(true)
}

/** Whether all of the content is stored; runs in a page. */
export async function isAllStored(): Promise<boolean> {
  const index = await caches.match('/data/v1/index.json?stored')
  return index?.headers.has('X-Complete') ?? false
}

/** Paths of all that is stored of the content. */
export function storedPaths(page: OpenPage): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('content-v1')
    const paths = (await cache.keys()).map(({url}) => new URL(url).pathname)
    return paths.toSorted()
  })
}

/** The files that the index of the API names. */
export async function readIndex({url}: Site): Promise<Index['resources']> {
  const {resources}: Index = await (await fetch(`${url}/data/v1/index.json`)).json()
  return resources
}

/** The files of all pages, as the index of the API names them. */
export async function listedPages(site: Site): Promise<string[]> {
  const {pages} = await readIndex(site)
  return Object.values(pages)
    .map(({url}) => `/${url}`)
    .toSorted()
}

/** The URLs that the server is asked for from here on, whoever asks. */
export function noteRequests(site: Site): string[] {
  const asked: string[] = []
  site.intercept = ({url = ''}) => {
    asked.push(url)
    return false
  }
  return asked
}

/** Opens the setting of offline reading. */
export async function openSetting(page: OpenPage) {
  await settingButton(page).click()
  const dialog = page.getByRole('dialog', {name: 'Offline reading'})
  await dialog.waitFor()
  return dialog
}

export function settingButton(page: OpenPage) {
  return page.getByRole('contentinfo').getByRole('button', {name: 'Offline reading'})
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
