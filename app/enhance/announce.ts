/** Announces text to screen readers, without a visible change. */
export function announce(text: string): void {
  const region = document.getElementById('AppAnnouncer')
  if (!region) return
  region.textContent = ''
  requestAnimationFrame(() => (region.textContent = text))
}
