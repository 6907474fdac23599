import {readStored, store} from './storage.ts'

const KEY = 'search-slash'

/** Whether a slash opens the search; a reader can switch that off. */
export function isSlashOn(): boolean {
  return readStored(KEY) !== 'off'
}

/** Stores whether a slash opens the search. */
export function switchSlash(isOn: boolean): void {
  store(KEY, isOn ? 'on' : 'off')
}

/** Whether keys ask for the search: Ctrl or Cmd with K anywhere, a slash outside of any input. */
export function asksForSearch(event: KeyboardEvent, slash: boolean): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event
  if (event.isComposing || event.defaultPrevented || altKey) return false
  if ((ctrlKey || metaKey) && !shiftKey) return key.toLowerCase() === 'k'
  return key === '/' && slash && !ctrlKey && !metaKey && !isEditable(target)
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  )
}
