import {readInTab, storeInTab} from '../enhance/storage.ts'
import type {CurrentSite} from '../links/site-map.ts'
import {askRelease} from '../offline-setting/ask.ts'
import type {WorkerMessage} from '../offline-setting/worker-messages.ts'
import {readerIsAway} from './reader-is-away.ts'
import {tabIsQuiet} from './tab-is-quiet.ts'

/**
 * Milliseconds between two checks for a new release, and the minimum for a tab that becomes
 * visible.
 */
const CHECK_INTERVAL_MS = 60 * 60_000
const MIN_INTERVAL_MS = 60_000

/** Milliseconds that a worker has to report its release: it may be busy, and no user is waiting. */
const TIMEOUT_MS = 60_000

/** Milliseconds in which a new worker can activate without requests from this tab. */
const ACTIVATION_TIMEOUT_MS = 2000

/**
 * Storage key for the release for which the tab was reloaded. It is never reloaded twice for one
 * release.
 */
const RELOADED = 'reloaded-for'

/**
 * Activates new workers when this is safe. A waiting worker activates as soon as a tab of its
 * release is open: immediately if only the content has changed, otherwise with the next document
 * that the reader opens. Resolves after the current waiting worker was handled.
 */
export async function followWorker(
  registration: ServiceWorkerRegistration,
  site: CurrentSite,
): Promise<void> {
  const own = ownRelease()
  async function consider(worker: ServiceWorker | null): Promise<void> {
    const release = worker?.state === 'installed' ? await askRelease(worker, TIMEOUT_MS) : undefined
    if (!worker || release === undefined) return
    site.isOutdated = release !== own
    if (release === own) await takeOver(worker)
  }
  registration.addEventListener('updatefound', () => {
    const {installing} = registration
    installing?.addEventListener('statechange', () => void consider(installing))
  })
  let looked = performance.now()
  const look = () => {
    if (document.visibilityState !== 'visible' || performance.now() - looked < MIN_INTERVAL_MS)
      return
    looked = performance.now()
    registration.update().catch(() => undefined) // without a network: later
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, CHECK_INTERVAL_MS)
  await consider(registration.waiting)
}

/**
 * Activates a waiting worker. Chromium stops the active worker for this. If that one receives a
 * request meanwhile, it is started again, and the new worker waits until there were no requests for
 * 30 seconds.
 */
async function takeOver(worker: ServiceWorker): Promise<void> {
  await tabIsQuiet()
  worker.postMessage({type: 'SKIP_WAITING'} satisfies WorkerMessage)
  await new Promise<unknown>(resolve => {
    worker.addEventListener('statechange', resolve, {once: true})
    setTimeout(resolve, ACTIVATION_TIMEOUT_MS)
  })
}

/**
 * Reloads the tab when a worker of another release takes control, unless it is the first worker,
 * and not while the reader is writing.
 */
export function reloadForNewWorker({serviceWorker: container}: Navigator): void {
  let hadController = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (hadController && container.controller) void reloadFor(container.controller)
    hadController = true
  })
}

async function reloadFor(worker: ServiceWorker): Promise<void> {
  const release = await askRelease(worker, TIMEOUT_MS)
  if (release === undefined || release === ownRelease()) return
  if (readInTab(RELOADED) === release) return
  await readerIsAway(document)
  if (storeInTab(RELOADED, release)) location.reload()
}

function ownRelease(): string | undefined {
  return document.querySelector<HTMLElement>('script[data-main]')?.dataset['main']
}
