import {readStored, store} from '../../enhance/storage.ts'

const KEY = 'search-slash'

/** Whether the slash key opens the search; a reader can turn this off. */
export function isSlashOn(): boolean {
  return readStored(KEY) !== 'off'
}

/** Stores whether a slash opens the search. */
export function switchSlash(isOn: boolean): void {
  store(KEY, isOn ? 'on' : 'off')
}

/**
 * Whether a key opens the search: Ctrl or Cmd with K anywhere, or a slash outside of text fields.
 */
export function asksForSearch(event: KeyboardEvent, slash: boolean): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event
  if (event.isComposing || event.defaultPrevented || altKey) return false
  if ((ctrlKey || metaKey) && !shiftKey) return key.toLowerCase() === 'k'
  return key === '/' && slash && !ctrlKey && !metaKey && !isEditable(target)
}

/** Whether keys are typed into an element. The site has one type of input that takes no text. */
function isEditable(target: EventTarget | null): boolean {
  const written = 'input:not([type="checkbox"]), textarea, [role="textbox"]'
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(written))
}
