import {connection} from './connection.ts'
import {readStored, store} from './storage.ts'

/** Set by the bundler: the folder of the playground's engine, whose name changes with its files. */
declare const PLAYGROUND: string

/** Storage key: the folder from which the reader loaded the playground. */
const USED = 'playground-used'

/** Whether the reader loaded this version of the playground before: then the browser has it. */
export function wasUsed(): boolean {
  return readStored(USED) === PLAYGROUND
}

/** Remembers that the playground was loaded. */
export function noteUse(): void {
  store(USED, PLAYGROUND)
  hideCost()
}

/** Hides the size of the download in buttons. */
export function hideCost(): void {
  document.documentElement.classList.add('playground')
}

/** Asks readers who save data whether to download the playground. */
export function mayDownload(): boolean {
  if (wasUsed() || connection().saveData !== true) return true
  return confirm('Your browser is set to save data. Download webpack to run it in this browser?')
}
