/** Maximum time to wait for a target, in milliseconds. */
const PATIENCE = 5000

/**
 * Scrolls to the target of a hash that the reader follows before the target is there, and tells of
 * a hash that has none on the whole page. Returns what looks for the target of a hash that the
 * reader came with: to scroll there is not its business.
 */
export function followLateTargets(window: Window, onMissing: (id: string) => void): () => void {
  const {document, location} = window
  let followed: string | undefined
  let stop = () => {}
  const look = () => {
    stop()
    const id = decode(location.hash.slice(1))
    if (id === '' || document.getElementById(id)) return
    if (isWhole(document)) return onMissing(id)
    const observer = new MutationObserver(() => {
      const target = document.getElementById(id)
      if (!target && !isWhole(document)) return
      stop()
      if (!target) onMissing(id)
      else if (id === followed) target.scrollIntoView()
    })
    observer.observe(document.body, {childList: true, subtree: true})
    const timer = setTimeout(() => stop(), PATIENCE)
    stop = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }
  window.addEventListener('hashchange', () => {
    followed = decode(location.hash.slice(1))
    look()
  })
  return look
}

/** Whether the page has been loaded and all of it is shown. */
function isWhole(document: Document): boolean {
  return !document.querySelector('[aria-busy], .rest')
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
