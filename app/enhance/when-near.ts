/**
 * Calls back once when the element is in view, or at most `distance` pixels above or below the
 * window. Returns a function that ends this.
 */
export function whenNear(element: Element, distance: number, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      callback()
    },
    {rootMargin: `${distance}px 0px`},
  )
  observer.observe(element)
  return () => observer.disconnect()
}
