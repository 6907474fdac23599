/**
 * Traps the focus in an element: everything around it becomes inert, and the page does not scroll.
 * Returns a function that ends this.
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
