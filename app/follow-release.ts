import {MissingFileError, type Api} from './api.ts'
import {ChunkLoadError} from './load-chunk.ts'

/** Whether a script or a page may be missing because the site was deployed anew. */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof MissingFileError ||
    (error instanceof ChunkLoadError && error.type === 'missing')
  )
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
  if (stays) return location.reload()
  // A reload would restore the place on the page before, and never go to the target of the hash.
  const {href, pathname} = location
  History.prototype.replaceState.call(history, history.state, '', `${pathname}?`) // unseen by the router
  location.replace(href)
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
