import {RESET} from '../enhance/copy.ts'
import type {CurrentSite} from '../navigation/site-map.ts'

/** Makes the button in the footer show what is stored; hides it in browsers without workers. */
export function listenForSetting(document: Document, site: CurrentSite | undefined): void {
  if (!('serviceWorker' in navigator)) document.documentElement.classList.add('no-worker')
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest('button[data-offline]') : null
    if (!button) return
    const isOff = site?.map.nav.serviceWorker === false
    import('./show-setting.ts')
      .then(module => module.showSetting(document, isOff))
      .catch(() => {
        const text = button.textContent
        button.textContent = 'Could not be loaded'
        setTimeout(() => (button.textContent = text), RESET)
      })
  })
}
