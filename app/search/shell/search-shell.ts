import {createElement} from '../../enhance/create-element.ts'
import {createFrequentSearches} from './frequent-searches.ts'

/** The dialog of the search before the search is loaded: a field that takes all input. */
export interface SearchShell {
  readonly dialog: HTMLDialogElement
  readonly input: HTMLInputElement
  /** Waits until an input method has composed its text. */
  settle(): Promise<void>
  close(): void
}

/**
 * Opens the dialog at once: it keeps typed keys, pastes and texts of input methods. The search takes
 * the dialog over once it is loaded.
 */
export function openShell(document: Document, query: string): SearchShell {
  const input = createElement('input', inputAttributes)
  const fill = (text: string) => {
    input.value = text
    input.focus()
  }
  /** At once: until the event of the browser, the next keys would still go to the input. */
  const close = () => {
    dialog.close()
    dialog.remove()
  }
  const cancel = createElement('button', {title: 'Cancel', 'aria-label': 'Cancel'})
  const bar = createElement('div', {class: 'search-shell-bar'}, cloneIcon(), input, cancel)
  const footer = createElement('div', {class: 'search-shell-footer'})
  const parts = [bar, createFrequentSearches(fill), footer]
  const box = createElement('div', {class: 'search-shell'}, ...parts)
  const dialog = createElement('dialog', {class: 'search-dialog', 'aria-label': 'Search'}, box)
  cancel.addEventListener('click', close)
  dialog.addEventListener('click', ({target}) => target === dialog && close())
  dialog.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    close()
  })
  dialog.addEventListener('close', () => dialog.remove()) // the browser may have other ways
  document.body.append(dialog)
  dialog.showModal()
  fill(query)
  return {dialog, input, settle: watchComposition(input), close}

  /** The icon of the button in the header. */
  function cloneIcon(): Node {
    return document.querySelector('[data-search] svg')?.cloneNode(true) ?? new Text()
  }
}

const inputAttributes = {
  type: 'search',
  role: 'combobox',
  'aria-label': 'Search',
  'aria-expanded': 'false',
  autocomplete: 'off',
  placeholder: 'Search the documentation',
}

function watchComposition(input: HTMLInputElement): () => Promise<void> {
  let composition: Promise<void> | undefined
  input.addEventListener('compositionstart', () => {
    composition = new Promise(resolve =>
      input.addEventListener('compositionend', () => resolve(), {once: true}),
    )
  })
  return async () => composition
}
