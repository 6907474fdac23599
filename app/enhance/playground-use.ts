import {connection} from './connection.ts'
import {readStored, store} from './storage.ts'

/** Set by the bundler: the folder of webpack for the playground, whose name changes with it. */
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

/** Buttons no longer say how large the download is. */
export function hideCost(): void {
  document.documentElement.classList.add('playground')
}

/** Asks readers who save data whether to download the playground. */
export function mayDownload(): boolean {
  if (wasUsed() || connection().saveData !== true) return true
  return confirm('Your browser is set to save data. Download webpack to run it in this browser?')
}
