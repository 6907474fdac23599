/** Milliseconds after which a target is no longer waited for. */
const PATIENCE = 5000

/** Scrolls to the target of a hash that the reader follows before the target is there. */
export function followLateTargets(window: Window): void {
  window.addEventListener('hashchange', () => {
    const id = decode(window.location.hash.slice(1))
    const {document} = window
    if (id === '' || document.getElementById(id)) return
    const observer = new MutationObserver(() => {
      const target = document.getElementById(id)
      if (!target) return
      observer.disconnect()
      target.scrollIntoView()
    })
    observer.observe(document.body, {childList: true, subtree: true})
    setTimeout(() => observer.disconnect(), PATIENCE)
  })
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
