/** Calls back when the document is loaded and the browser is idle. */
export function whenIdle(callback: (deadline?: IdleDeadline) => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, {timeout: 5000})
    else setTimeout(() => callback(), 200)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, {once: true})
}
