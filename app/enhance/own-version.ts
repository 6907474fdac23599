import {readStored, store} from './storage.ts'

/** Storage key of the version of webpack that a reader has. */
const KEY = 'webpack-version'

/** Name in the query of a URL: `?webpack=5.90`. */
const PARAMETER = 'webpack'

/** `5.90`, `5.90.1` */
export const versionFormat = /^[45]\.\d{1,3}(?:\.\d{1,3})?$/

/** The code that is loaded for readers who choose a version. */
export interface OwnVersionView {
  /** Marks what is different in a version, on this page and all later ones. */
  show(version: string): Promise<void>
  /** Lets the reader choose a version; `undefined` if none was chosen. */
  choose(version: string | undefined): Promise<void>
}

/**
 * Makes the buttons open the choice, and shows what is different in the version that a link names or
 * that the reader chose before. Without a version, nothing is loaded.
 */
export function listenForOwnVersion(document: Document, load: () => Promise<OwnVersionView>): void {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest('button[data-own-version]') : null
    if (!button) return
    load()
      .then(view => view.choose(readOwnVersion()))
      .catch(() => button.setAttribute('aria-label', 'My version could not be loaded. Try again'))
  })
  const asked = new URLSearchParams(location.search).get(PARAMETER)
  if (asked !== null && versionFormat.test(asked)) storeOwnVersion(asked)
  const version = readOwnVersion()
  if (version !== undefined) load().then(view => view.show(version), ignoreFailure)
}

/** The version that the reader chose; undefined without a choice. */
export function readOwnVersion(): string | undefined {
  const stored = chosen ?? readStored(KEY)
  return stored !== undefined && versionFormat.test(stored) ? stored : undefined
}

/** The choice of this document: the storage may be blocked. */
let chosen: string | undefined

/** Remembers a version, or that there is none. */
export function storeOwnVersion(version: string | undefined): void {
  chosen = version ?? ''
  store(KEY, chosen)
}

/** The page can be read without the marks; the next page tries again. */
function ignoreFailure(): void {}
