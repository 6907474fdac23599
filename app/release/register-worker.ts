import {Workbox} from 'workbox-window'
import {storageWorks} from '../enhance/storage.ts'
import {trustWorker} from '../loading/trusted-worker.ts'
import type {CurrentSite} from '../links/site-map.ts'
import {fill} from '../offline-setting/fill.ts'
import {followWorker, reloadForNewWorker} from './follow-worker.ts'
import {findObstacle, isRefused} from '../offline-setting/may-fill.ts'
import type {WorkerMessage} from '../offline-setting/worker-messages.ts'
import {readerStays, type FollowPages} from '../offline-setting/reader-stays.ts'
import {removeWorkers} from '../offline-setting/remove-workers.ts'

/**
 * Registers the service worker if the browser supports it, and lets it store the content if the
 * reader stays. The first page was loaded before the worker existed, so the page asks it to store
 * its files.
 */
export async function registerWorker(site: CurrentSite, followPages: FollowPages): Promise<void> {
  if (!('serviceWorker' in navigator) || !storageWorks()) return
  if (site.map.nav.serviceWorker === false) return removeWorkers()
  reloadForNewWorker(navigator)
  try {
    const registration = await new Workbox(trustWorker('service-worker', '/sw.js')).register()
    // Not with Workbox's events, which stop after the second deployment.
    if (registration) await followWorker(registration, site)
  } catch {
    return // the browser or its settings forbid it; the site works without it
  }
  const {active} = await navigator.serviceWorker.ready
  if (!active) return
  const json = document.querySelector<HTMLLinkElement>(
    'link[rel="alternate"][type="application/json"]',
  )
  const message: WorkerMessage = {type: 'STORE', urls: json ? [json.href] : []}
  active.postMessage(message)
  if (isRefused()) return
  await readerStays(followPages)
  if ((await findObstacle()) === undefined) await fill()
}
