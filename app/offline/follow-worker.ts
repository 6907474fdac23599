import type {CurrentSite} from '../navigation/site-map.ts'
import {askRelease} from './ask.ts'
import type {WorkerMessage} from './messages.ts'
import {readerIsAway} from './reader-is-away.ts'
import {tabIsQuiet} from './tab-is-quiet.ts'

/** Milliseconds between two looks for a new release, and the least for a tab that comes into view. */
const INTERVAL = 60 * 60_000
const LEAST = 60_000

/** Milliseconds that a worker may take to say what it is: it may be busy, and nobody waits. */
const PATIENCE = 60_000

/** Milliseconds for which a worker that takes over is left alone. */
const ACTIVATION = 2000

/** Where it is stored for which release the tab was reloaded: never twice for the same. */
const RELOADED = 'reloaded-for'

/**
 * Keeps the tab in step with the workers. One that waits takes over as soon as a tab of its release
 * is there, which is at once if it has other content only, and else with the next document that the
 * reader goes to. Resolves once the one that waits now has done so, if it shall.
 */
export async function followWorker(
  registration: ServiceWorkerRegistration,
  site: CurrentSite,
): Promise<void> {
  const own = ownRelease()
  async function consider(worker: ServiceWorker | null): Promise<void> {
    const release = worker?.state === 'installed' ? await askRelease(worker, PATIENCE) : undefined
    if (!worker || release === undefined) return
    site.isOutdated = release !== own
    if (release === own) await takeOver(worker)
  }
  registration.addEventListener('updatefound', () => {
    const {installing} = registration
    installing?.addEventListener('statechange', () => void consider(installing))
  })
  let looked = Date.now()
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LEAST) return
    looked = Date.now()
    registration.update().catch(() => undefined) // without a network: later
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, INTERVAL)
  await consider(registration.waiting)
}

/**
 * Chromium ends the active worker for this. One that is asked for anything meanwhile is started
 * anew instead, and the one that waits does so until nobody has asked for anything for 30 seconds.
 */
async function takeOver(worker: ServiceWorker): Promise<void> {
  await tabIsQuiet()
  worker.postMessage({type: 'SKIP_WAITING'} satisfies WorkerMessage)
  await new Promise<unknown>(resolve => {
    worker.addEventListener('statechange', resolve, {once: true})
    setTimeout(resolve, ACTIVATION)
  })
}

/**
 * When a new worker takes control, the tab is loaded anew: if the worker is of another release than
 * the tab, there was one before, and as soon as the reader is not writing anything.
 */
export function reloadForNewWorker({serviceWorker: container}: Navigator): void {
  let hadController = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (hadController && container.controller) void reloadFor(container.controller)
    hadController = true
  })
}

async function reloadFor(worker: ServiceWorker): Promise<void> {
  const release = await askRelease(worker, PATIENCE)
  if (release === undefined || release === ownRelease()) return
  if (sessionStorage.getItem(RELOADED) === release) return
  await readerIsAway(document)
  sessionStorage.setItem(RELOADED, release)
  location.reload()
}

function ownRelease(): string | undefined {
  return document.querySelector<HTMLElement>('script[data-main]')?.dataset['main']
}
