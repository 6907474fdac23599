import type {Api} from './api.ts'
import {ChunkLoadError} from './load-chunk.ts'

/** Whether a script may be missing because the site was deployed anew. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof ChunkLoadError && error.type === 'missing'
}

/**
 * Loads the document of the current url if it belongs to a newer release than this tab: the reader
 * notices nothing. Resolves if it does not.
 */
export async function followRelease(api: Api): Promise<void> {
  const main = document.querySelector<HTMLElement>('script[data-main]')?.dataset['main'] ?? ''
  const html = await api.document(location.href).catch(() => main)
  if (html.includes(main)) return
  location.reload()
  await new Promise(() => undefined) // until the new document is there
}
