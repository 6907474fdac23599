/** Shows a message while there is no network, with what is available offline. */
export function watchNetwork(
  window: Window,
  whatIsStored: () => Promise<'everything' | 'something' | 'nothing'>,
): void {
  const banner = window.document.getElementById('AppOffline')
  if (!banner) return
  const update = async () => {
    const stored = window.navigator.onLine ? undefined : await whatIsStored()
    banner.textContent = stored === undefined || window.navigator.onLine ? '' : texts[stored]
  }
  window.addEventListener('online', () => void update())
  window.addEventListener('offline', () => void update())
  void update()
}

const texts = {
  everything: 'You are offline. All pages are stored on this device.',
  something: 'You are offline. Pages that you have opened before are still available.',
  nothing: 'You are offline. Only pages that you have opened in this tab are available.',
} as const
