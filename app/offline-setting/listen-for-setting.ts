import {RESET_DELAY_MS} from '../enhance/copy.ts'

interface App {
  start(): Promise<{showSetting(): Promise<void>} | undefined>
}

/** Makes the button in the footer open the setting; hides it in browsers without service workers. */
export function listenForSetting(document: Document, app: App): void {
  if (!('serviceWorker' in navigator)) document.documentElement.classList.add('no-worker')
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest('button[data-offline]') : null
    if (!button) return
    app
      .start()
      .then(running => running?.showSetting())
      .catch(() => {
        const text = button.textContent
        button.textContent = 'Could not load'
        setTimeout(() => (button.textContent = text), RESET_DELAY_MS)
      })
  })
}
