/** Says so while there is no network, and what can be read all the same. */
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
  everything: 'You are offline. The whole documentation is stored on your device.',
  something: 'You are offline. What you have read before is still here.',
  nothing: 'You are offline. Pages that you have not opened in this tab have to wait.',
} as const
