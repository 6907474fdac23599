/** Marks an element while the tab is hidden. Returns a function that stops this. */
export function markWhileHidden(element: HTMLDivElement): () => void {
  const document = element.ownerDocument
  const mark = () => element.toggleAttribute('data-hidden', document.visibilityState === 'hidden')
  mark()
  document.addEventListener('visibilitychange', mark)
  return () => document.removeEventListener('visibilitychange', mark)
}
