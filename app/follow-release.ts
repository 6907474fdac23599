import type {Api} from './api.ts'
import {ChunkLoadError} from './load-chunk.ts'

/** Whether a script, styles or a page may be missing because the site was deployed anew. */
export function isOutdated(error: unknown): boolean {
  if (error instanceof ChunkLoadError) return error.type === 'missing'
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'MODULE_NOT_FOUND' || code === 'CSS_CHUNK_LOAD_FAILED'
}

/**
 * Loads the document of the current url if it belongs to a newer release than this tab, or if the
 * server sends the reader elsewhere: the reader notices nothing. One who has been on the page
 * before stays where they are on it. Resolves if neither is so, or if that was of no use before.
 */
export async function followRelease(api: Api, stays = false): Promise<void> {
  const main = document.querySelector<HTMLElement>('script[data-main]')?.dataset['main'] ?? ''
  const html = await api.document(location.href).catch(() => main)
  if (html.includes(main) || wasFollowed(html)) return
  if (stays) location.reload()
  else {
    // A reload would restore the place on the page before, and never go to the target of the hash.
    const {href, pathname} = location
    History.prototype.replaceState.call(history, history.state, '', `${pathname}?`) // unseen by the router
    location.replace(href)
  }
  await new Promise(() => undefined) // until the new document is there
}

/** Notes where the reader is sent: a worker may answer with what was there before, again and again. */
function wasFollowed(html: string): boolean {
  const target = `${location.href} ${/data-main="[^"]+/.exec(html)?.[0]}`
  try {
    if (sessionStorage['followed'] === target) return true
    sessionStorage['followed'] = target
  } catch {
    // Where nothing can be stored, there is no worker either.
  }
  return false
}
