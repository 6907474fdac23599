import {endpoints} from '#contract/endpoints.ts'
import {readStored} from './enhance/storage.ts'
import {applyTheme} from './enhance/theme.ts'

/*
 * Runs before the first paint, in a script of its own that blocks it: the theme never flashes,
 * and what works only with scripts is shown only with scripts.
 */
document.documentElement.classList.add('js')
if (readStored('theme') === 'dark') applyTheme('dark')

/*
 * The app comes after the first paint: until then it would only take the network from what the
 * reader waits for.
 */
const {main = '', chunks = ''} = document.currentScript?.dataset ?? {}
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
