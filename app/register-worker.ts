import {Workbox} from 'workbox-window'
import {storageWorks} from './enhance/storage.ts'
import {trustWorker} from './trusted-worker.ts'

/**
 * Registers the service worker where it can work. The first page was loaded before there was a
 * worker to store it, so its files are handed over.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !storageWorks()) return
  const workbox = new Workbox(trustWorker('/sw.js'))
  let hadController = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadController) location.reload()
    hadController = true
  })
  try {
    await workbox.register()
  } catch {
    return // The browser or its settings forbid it: the site works without.
  }
  const {active} = await navigator.serviceWorker.ready
  const json = document.querySelector<HTMLLinkElement>(
    'link[rel="alternate"][type="application/json"]',
  )
  if (json) active?.postMessage({type: 'STORE', urls: [json.href]})
}
