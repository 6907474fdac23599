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
    const isSlash = key === '/' && text === undefined && target === document.body && isSlashOn()
    if (isCommand ? key === 'k' : isSlash) text ??= ''
    else if (text === undefined || isCommand || key.length > 1) return
    else text += key
    event.preventDefault()
    document.querySelector('[data-search]')?.setAttribute('data-early', text)
  })
}
