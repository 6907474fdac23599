/** Marks an element while nobody can see its tab. Returns what ends the watch. */
export function markWhileHidden(element: HTMLDivElement): () => void {
  const document = element.ownerDocument
  const mark = () => element.toggleAttribute('data-hidden', document.visibilityState === 'hidden')
  mark()
  document.addEventListener('visibilitychange', mark)
  return () => document.removeEventListener('visibilitychange', mark)
}
