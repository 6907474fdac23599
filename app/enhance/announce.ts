/** Tells a text to screen readers; what is seen stays as it is. */
export function announce(text: string): void {
  const region = document.getElementById('AppAnnouncer')
  if (!region) return
  region.textContent = ''
  requestAnimationFrame(() => (region.textContent = text))
}
