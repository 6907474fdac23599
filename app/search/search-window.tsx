import {flushSync} from 'react-dom'
import {createRoot, type Root} from 'react-dom/client'
import type {Nav} from '#contract/nav.ts'
import type {Search} from '../../search/hit.ts'
import {createElement} from '../enhance/create-element.ts'
import {SearchModal} from './search-modal.tsx'
import type {SearchWindow} from './shell/search-trigger.ts'

interface WindowOptions {
  search: Search
  indexName: string
  nav: Nav | undefined
}

/**
 * Shows the search in a dialog: the browser keeps the focus in it, returns the focus afterwards,
 * and makes everything around it inert.
 */
export function createWindow(options: WindowOptions): SearchWindow {
  let shown: {dialog: HTMLDialogElement; root: Root} | undefined

  function close(): void {
    if (!shown) return
    const {dialog, root} = shown
    shown = undefined
    root.unmount() // first, because it scrolls back to the previous position
    dialog.close()
    dialog.remove()
  }

  return {
    get isOpen() {
      return shown !== undefined
    },
    close,
    open(query, shell) {
      if (shown) return
      const {selectionStart = null, selectionEnd = null} = shell?.input ?? {}
      const empty = () => createElement('dialog', {class: 'search-dialog', 'aria-label': 'Search'})
      const dialog = listenForKeys(shell?.dialog ?? empty(), close)
      // React's root comes after our listeners: DocSearch does not see the keys that they stop.
      const root = createRoot(dialog)
      shown = {dialog, root}
      // The browser may close it; by the time of the event, there may be another dialog.
      dialog.addEventListener('close', () => shown?.dialog === dialog && close())
      if (options.nav?.search) dialog.dataset['hosted'] = ''
      if (!shell) {
        document.body.append(dialog)
        dialog.showModal()
      }
      renderModal(root, options, {query, close}) // React removes what the shell had
      const input = dialog.querySelector<HTMLInputElement>('.DocSearch-Input')
      input?.focus()
      if (shell) input?.setSelectionRange(selectionStart, selectionEnd)
    },
  }
}

function renderModal(
  root: Root,
  {search, indexName, nav}: WindowOptions,
  {query, close}: {query: string; close: () => void},
): void {
  const modal = (
    <SearchModal
      search={search}
      indexName={indexName}
      initialQuery={query}
      repository={nav?.site.repository}
      goTo={followLink}
      onClose={close}
    />
  )
  // Immediately: otherwise, keys that are pressed before the field exists would be lost.
  flushSync(() => root.render(modal))
}

function listenForKeys(dialog: HTMLDialogElement, close: () => void): HTMLDialogElement {
  dialog.addEventListener('keydown', event => handleKey(event, close), {capture: true})
  return dialog
}

/** Replaces two keys of DocSearch: its Escape first clears the results, its Tab loses the focus. */
function handleKey(event: KeyboardEvent, close: () => void): void {
  if (event.isComposing) return
  if (event.key === 'Tab') event.stopImmediatePropagation()
  if (event.key === 'Escape') {
    event.stopImmediatePropagation()
    event.preventDefault()
    close()
  }
  if (event.key === 'Delete' && event.target instanceof HTMLInputElement) removeStored(event.target)
}

/** Removes the selected recent search. */
function removeStored(input: HTMLInputElement): void {
  if (input.value !== '') return
  const buttons = input
    .closest('dialog')
    ?.querySelectorAll<HTMLElement>('[aria-selected="true"] + .search-actions button')
  ;[...(buttons ?? [])].at(-1)?.click()
}

/** Follows a URL like a link in the page, so that the app handles its own URLs. */
function followLink(url: string): void {
  const link = createElement('a', {href: url})
  document.body.append(link)
  link.click()
  link.remove()
}
