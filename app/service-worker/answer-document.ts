import {cacheNames} from 'workbox-core'
import type {RouteHandlerCallbackOptions} from 'workbox-core/types.js'
import {endpoints} from '#contract/endpoints.ts'
import type {Nav, NavPage} from '#contract/nav.ts'
import type {Redirects} from '#contract/records.ts'
import {canonicalPath, createSiteMap} from '../links/site-map.ts'
import {askRelease} from '../offline-setting/ask.ts'
import {matchContent} from './content-store.ts'
import {preferNetwork, storeNothing} from './prefer-network.ts'
import {readRelease} from './read-document-release.ts'
import type {Shell} from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The document from the server, or the shell of this release, in which the app shows stored content:
 * without a network, with a slow one, and while the next release is only partly deployed.
 */
export async function answerDocument(
  options: RouteHandlerCallbackOptions,
  shell: Shell,
): Promise<Response> {
  const {pathname} = options.url
  const finding = Promise.all([findPage(pathname), shell.document()])
  const answering = preferNetwork(options, {
    cacheName: cacheNames.runtime,
    plugins: [storeNothing],
    async findCopy() {
      const [found, document] = await finding
      const isStored = found && (await matchContent(`/${endpoints.page(found.path)}`))
      return isStored ? document : undefined
    },
  })
  answering.catch(() => undefined) // waited for below
  const [page, own] = await finding
  try {
    const response = await answering
    if (response === own) return await preferNext(own, shell)
    return page && own ? await keepRelease(response, own) : response
  } catch (error) {
    const mayExist = page ?? !(await matchContent(`/${endpoints.nav}`)) // the list of pages is lost
    const response = mayExist
      ? own && (await preferNext(own, shell))
      : await findElsewhere(pathname, shell)
    if (response) return response
    throw error
  }
}

/** The page at a path; for a printable section, its first page. */
async function findPage(pathname: string): Promise<NavPage | undefined> {
  const nav = await readStored<Nav>(`/${endpoints.nav}`)
  if (!nav) return undefined
  const map = createSiteMap(nav)
  const section = map.section(pathname)
  const isPrinted = section?.printable && canonicalPath(pathname) === `${section.url}printable/`
  return isPrinted ? section.pages[0] : map.page(pathname)
}

/** The answer without a network for a path that was redirected or does not exist. */
async function findElsewhere(pathname: string, shell: Shell): Promise<Response | undefined> {
  const redirects = (await readStored<Redirects>(`/${endpoints.redirects}`)) ?? []
  const path = canonicalPath(pathname)
  const row = redirects.find(({from, hash}) => hash === undefined && canonicalPath(from) === path)
  return row ? Response.redirect(new URL(row.to, location.origin).href, 301) : shell.notFound()
}

async function readStored<T>(url: string): Promise<T | undefined> {
  const response = await matchContent(url)
  return response?.json()
}

/**
 * Returns the document of another release only if the worker of that release waits: the document
 * activates it. Otherwise files of that release may be missing, for example after a failed
 * deployment. Then this release continues, with the newest content.
 */
async function keepRelease(response: Response, own: Response): Promise<Response> {
  if (!response.ok) return response
  const release = await readRelease(response.clone())
  if (release === undefined || release === (await readRelease(own.clone()))) return response
  return release === (await findWaiting()) ? response : own
}

/** The shell of the waiting release, or of this one if no worker waits. */
async function preferNext(own: Response, shell: Shell): Promise<Response> {
  const release = await findWaiting()
  return (release && (await shell.documentOf(release))) || own
}

/** The release of the waiting worker. */
async function findWaiting(): Promise<string | undefined> {
  const {waiting} = self.registration
  return waiting ? askRelease(waiting) : undefined
}
