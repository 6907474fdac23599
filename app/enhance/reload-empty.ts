import {readInTab, storeInTab} from './storage.ts'

/** Session storage key: the main script for which the document was loaded again. */
const RELOADED = 'reloaded-without'

/**
 * Loads a document again whose main script is missing, if it shows nothing without it: the service
 * worker may have returned the shell of a release just before the next one replaced its files. This
 * happens once for each script, so that a tab cannot loop.
 */
export function reloadIfEmpty(document: Document, script: string): void {
  if (document.querySelector('main h1') || readInTab(RELOADED) === script) return
  if (storeInTab(RELOADED, script)) document.defaultView?.location.reload()
}
