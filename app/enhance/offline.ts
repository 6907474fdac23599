/** Says so while there is no network. */
export function watchNetwork(window: Window): void {
  const banner = window.document.getElementById('AppOffline')
  if (!banner) return
  const update = () => {
    banner.textContent = window.navigator.onLine
      ? ''
      : 'You are offline. What you have read before is still here.'
  }
  window.addEventListener('online', update)
  window.addEventListener('offline', update)
  update()
}
