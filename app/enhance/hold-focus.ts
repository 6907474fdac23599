/**
 * Leaves an element as the only one that can be used: all around it is inert, and the page does
 * not scroll. Returns what ends that.
 */
export function holdFocus(element: HTMLElement): () => void {
  const made: HTMLElement[] = []
  for (let inside = element; inside !== document.body && inside.parentElement;) {
    for (const sibling of inside.parentElement.children) {
      const isTouched = sibling === inside || sibling.id === 'AppAnnouncer'
      if (isTouched || !(sibling instanceof HTMLElement) || sibling.inert) continue
      sibling.inert = true
      made.push(sibling)
    }
    inside = inside.parentElement
  }
  const {style} = document.documentElement
  style.overflow = 'hidden'
  return () => {
    for (const sibling of made) sibling.inert = false
    style.overflow = ''
  }
}
