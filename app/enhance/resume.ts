import {readInTab, storeInTab} from './storage.ts'

/** What a reader may have asked for when a newer release reloads the tab. */
type Asked = 'search' | 'click'

/**
 * Tries to recover from a failed load. If this reloads the tab, the new document resumes what the
 * reader asked for.
 */
export async function keepAsked(
  asked: Asked,
  detail: string,
  recover: () => Promise<void>,
): Promise<void> {
  storeInTab(keyOf(asked), detail)
  await recover() // does not return if it reloads the tab
  storeInTab(keyOf(asked), '')
}

/** The detail of what the reader had asked for when the tab was reloaded; only the first call returns it. */
export function takeAsked(asked: Asked): string | undefined {
  if (!wasReloaded()) return undefined // reading the storage takes time
  const detail = readInTab(keyOf(asked))
  if (detail === undefined || detail === '') return undefined
  storeInTab(keyOf(asked), '')
  return detail
}

function keyOf(asked: Asked): string {
  return `asked-${asked}`
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}
