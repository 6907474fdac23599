import {loadOnce} from '#contract/private/load-once.ts'
import {hideFailure, showFailure} from '../../enhance/load-failure.ts'
import {asksForSearch, isSlashOn} from './search-shortcut.ts'
import {openShell, type SearchShell} from './search-shell.ts'

/** The search dialog after it has been loaded. */
export interface SearchWindow {
  readonly isOpen: boolean
  /** Opens it with a query, or takes over the shell that was open while it was loaded. */
  open(query: string, shell?: SearchShell): void
  close(): void
}

/** Loads the search when the reader first needs it. */
export interface SearchLoader {
  load(): Promise<SearchWindow>
  /** Tries to repair a failed load before an error is shown to the reader. */
  recover(error: unknown): Promise<void>
  /** The query with which the document opens the search itself, if it does. */
  firstQuery(): string | undefined
}

/**
 * Makes the button and the keys open the search, which is loaded when the reader first shows
 * intent. Until then, a shell of its dialog takes the query.
 */
export function listenForSearch(document: Document, loader: SearchLoader): void {
  const {open, prepare} = createOpener(document, loader)
  const query = loader.firstQuery()
  if (query !== undefined) open(query)
  let slash = true // read when it is needed: the setting may have changed
  document.addEventListener('click', ({target}) => {
    const button = buttonOf(target)
    if (!button) return
    button.focus({preventScroll: true}) // not every browser focuses it; the focus returns here
    open(button.dataset['early']) // what was typed before this script had loaded
  })
  document.addEventListener('submit', event => {
    const field = event.target instanceof HTMLFormElement && queryFieldOf(event.target)
    if (!field) return
    event.preventDefault()
    open(field.value)
  })
  document.addEventListener('keydown', event => {
    if (event.key === '/') slash = isSlashOn()
    if (event.repeat || !asksForSearch(event, slash)) return
    event.preventDefault()
    open()
  })
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      ({target}) => {
        if (buttonOf(target)) prepare().catch(ignoreError)
      },
      {passive: true},
    )
  }
}

function buttonOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-search]') : null
}

/** The field of a form in a page whose text is searched for. */
function queryFieldOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.matches('[data-search-for]') ? form.querySelector('input') : null
}

/**
 * Preloading errors are ignored: the search is loaded again when the reader opens it, and that
 * error is shown.
 */
function ignoreError(): void {}

function createOpener(document: Document, {load, recover}: SearchLoader) {
  let loaded: SearchWindow | undefined
  let shell: SearchShell | undefined
  const prepare = loadOnce(async () => (loaded = await load()))

  async function wait(begun: string): Promise<void> {
    const opened = openShell(document, begun)
    shell = opened
    setBusy(document, true)
    try {
      const search = await prepare()
      await opened.settle()
      if (opened.dialog.open) search.open(opened.input.value, opened)
    } catch (error) {
      await recover(error)
      const query = opened.input.value
      if (opened.dialog.open) showFailure(document, 'Search', () => open(query))
      opened.close()
    } finally {
      if (shell === opened) shell = undefined
      setBusy(document, false)
    }
  }

  function open(query = ''): void {
    hideFailure(document)
    if (loaded?.isOpen) loaded.close()
    else if (shell?.dialog.open) shell.close()
    else if (loaded) loaded.open(query)
    else void wait(query)
  }
  return {open, prepare}
}

function setBusy(document: Document, isBusy: boolean): void {
  const button = document.querySelector('[data-search]')
  if (isBusy) button?.setAttribute('aria-busy', 'true')
  else button?.removeAttribute('aria-busy')
}
