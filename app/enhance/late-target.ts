/** Maximum time to wait for a target, in milliseconds. */
const TIMEOUT_MS = 5000

/**
 * Scrolls to the target of a hash that the reader follows before the target is rendered, and reports
 * a hash without a target on the complete page. Returns a function that looks for the target of the
 * current hash: it reports a missing target, but scrolling is the caller's job.
 */
export function followLateTargets(window: Window, onMissing: (id: string) => void): () => void {
  const {document, location} = window
  let followed: string | undefined
  let stop = () => {}
  const look = () => {
    stop()
    const id = decode(location.hash.slice(1))
    if (id === '' || document.getElementById(id)) return
    if (isComplete(document)) return onMissing(id)
    const observer = new MutationObserver(() => {
      const target = document.getElementById(id)
      if (!target && !isComplete(document)) return
      stop()
      if (!target) onMissing(id)
      else if (id === followed) target.scrollIntoView()
    })
    observer.observe(document.body, {childList: true, subtree: true})
    const timer = setTimeout(() => stop(), TIMEOUT_MS)
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

/** Whether the complete page is shown. */
function isComplete(document: Document): boolean {
  return !document.querySelector('[aria-busy], .rest')
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
