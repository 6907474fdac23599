import {isSlashOn} from './search-shortcut.ts'

/**
 * Keeps what readers type into the search before the script that opens it has loaded:
 * `repeatEarlyClicks` opens it with this text.
 */
export function noteEarlyKeys(document: Document): void {
  let text: string | undefined
  document.addEventListener('keydown', event => {
    const {key, target} = event
    const isCommand = event.ctrlKey || event.metaKey
    if (document.documentElement.classList.contains('ready')) return
    if (text !== undefined) {
      if (key.length > 1) return
      if (!isCommand) text += key
    } else if (isCommand ? key === 'k' : key === '/' && target === document.body && isSlashOn()) {
      text = ''
    } else return
    event.preventDefault()
    document.querySelector('[data-search]')?.setAttribute('data-early', text)
  })
}
