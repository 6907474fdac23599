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
  // A reload would restore the place on the page before, and never go to the target of the hash.
  const {href, pathname} = location
  History.prototype.replaceState.call(history, history.state, '', `${pathname}?`) // unseen by the router
  location.replace(href)
  await new Promise(() => undefined) // until the new document is there
}
