import {connection} from '../enhance/connection.ts'
import {readStored} from '../enhance/storage.ts'

/** Reason why the content is not stored automatically. */
export type FillObstacle = 'refused' | 'save-data' | 'slow' | 'short'

/** Storage key for the reader's refusal. */
export const SETTING = 'offline-reading'

/** Minimum free space in bytes: the content takes about half of it. */
const MIN_FREE_BYTES = 50e6

/** Reasons not to store the content unless the reader asks for it. */
export async function findObstacle(): Promise<FillObstacle | undefined> {
  if (isRefused()) return 'refused'
  const {saveData, effectiveType} = connection()
  if (saveData === true) return 'save-data'
  if (typeof effectiveType === 'string' && effectiveType.endsWith('2g')) return 'slow'
  return (await hasRoom()) ? undefined : 'short'
}

/**
 * Whether the reader has stopped the download or emptied the store, and has not started it since.
 */
export function isRefused(): boolean {
  return readStored(SETTING) === 'off'
}

async function hasRoom(): Promise<boolean> {
  try {
    const {quota, usage = 0} = (await navigator.storage?.estimate?.()) ?? {}
    return quota === undefined || quota - usage >= MIN_FREE_BYTES
  } catch {
    return true // unknown: storing will fail if there is too little
  }
}
