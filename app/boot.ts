import {endpoints} from '#contract/endpoints.ts'
import {DISMISSED} from './enhance/notification.ts'
import {readStored, storageWorks} from './enhance/storage.ts'
import {applyTheme} from './enhance/theme.ts'

/*
 * Runs before the first paint, in a script of its own that blocks it: neither the theme nor a
 * notification that was closed flashes, and what works only with scripts is shown only with them.
 */
const {main = '', chunks = '', notification} = document.currentScript?.dataset ?? {}
const {classList} = document.documentElement
classList.add('js')
if (/Mac|iP/.test(navigator.platform)) classList.add('mac') // whose keys have other names
if (readStored('theme') === 'dark') applyTheme('dark')
if (!storageWorks()) classList.add('no-storage')
else if (readStored(DISMISSED) === notification) classList.add('notified')

/*
 * The app comes after the first paint: until then it would only take the network from what the
 * reader waits for.
 */
requestAnimationFrame(() => {
  setTimeout(() => {
    for (const href of chunks.split(' ').filter(Boolean)) preload({rel: 'modulepreload', href})
    preload({rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `/${endpoints.nav}`})
    void import(main)
  })
})

function preload(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link))
}
