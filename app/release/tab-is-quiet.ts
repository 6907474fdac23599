/**
 * Milliseconds without requests after which a tab counts as quiet, and the maximum to wait for it.
 */
const QUIET_DELAY_MS = 500
const TIMEOUT_MS = 10_000

/** Resolves after the tab has made no requests for a while. */
export async function tabIsQuiet(): Promise<void> {
  let loaded = performance.now()
  const observer = new PerformanceObserver(() => (loaded = performance.now()))
  observer.observe({type: 'resource'})
  const end = loaded + TIMEOUT_MS
  for (let now = loaded; now < Math.min(loaded + QUIET_DELAY_MS, end); now = performance.now()) {
    await new Promise(resolve => setTimeout(resolve, QUIET_DELAY_MS / 5))
  }
  observer.disconnect()
}
