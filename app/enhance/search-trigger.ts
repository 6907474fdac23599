import {hideFailure, showFailure} from './load-failure.ts'
import {asksForSearch, isSlashOn} from './search-shortcut.ts'

/** The search dialog after it has been loaded. */
export interface SearchWindow {
  readonly isOpen: boolean
  /** Opens it with the text that was typed while it was loading. */
  open(query: string): void
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
 * intent. Text typed before that becomes the first query.
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
    open()
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

/**
 * Preloading errors are ignored: the search is loaded again when the reader opens it, and that
 * error is shown.
 */
function ignoreError(): void {}

function createOpener(document: Document, {load, recover}: SearchLoader) {
  const search = createPreparation(load)
  let isWaiting = false

  async function wait(begun: string): Promise<void> {
    isWaiting = true
    setBusy(document, true)
    const typed = keepTyped(document, begun)
    try {
      const loaded = await search.prepare()
      const query = typed.end()
      if (query !== undefined) loaded.open(query)
    } catch (error) {
      await recover(error)
      if (typed.end() !== undefined) showFailure(document, 'Search', () => open(begun))
    } finally {
      isWaiting = false
      setBusy(document, false)
    }
  }

  function open(query = ''): void {
    hideFailure(document)
    if (search.loaded?.isOpen) search.loaded.close()
    else if (search.loaded) search.loaded.open(query)
    else if (!isWaiting) void wait(query)
  }
  return {open, prepare: search.prepare}
}

/** Loads the search once, and again after a failure. */
function createPreparation(load: SearchLoader['load']) {
  let loading: Promise<SearchWindow> | undefined
  let loaded: SearchWindow | undefined
  return {
    get loaded() {
      return loaded
    },
    async prepare(): Promise<SearchWindow> {
      loading ??= load()
      try {
        loaded = await loading
        return loaded
      } catch (error) {
        loading = undefined
        throw error
      }
    },
  }
}

function setBusy(document: Document, isBusy: boolean): void {
  const button = document.querySelector('[data-search]')
  if (isBusy) button?.setAttribute('aria-busy', 'true')
  else button?.removeAttribute('aria-busy')
}

/**
 * Collects typed text, after the text that it begins with. The returned function ends this and
 * returns the text, or nothing if the reader gave up.
 */
function keepTyped(document: Document, begun: string): {end(): string | undefined} {
  let text: string | undefined = begun
  const keep = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey} = event
    if (text === undefined || ctrlKey || metaKey || altKey) return
    if (key === 'Escape') text = undefined
    else if (key === 'Backspace') text = text.slice(0, -1)
    else if (key.length === 1) text += key
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', keep, {capture: true})
  return {
    end() {
      document.removeEventListener('keydown', keep, {capture: true})
      return text
    },
  }
}
