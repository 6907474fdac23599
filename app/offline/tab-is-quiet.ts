/** Milliseconds without anything loaded after which a tab counts as quiet, and the most it is given. */
const QUIET = 500
const LIMIT = 10_000

/** Resolves once the tab has loaded nothing for a while. */
export async function tabIsQuiet(): Promise<void> {
  let loaded = performance.now()
  const observer = new PerformanceObserver(() => (loaded = performance.now()))
  observer.observe({type: 'resource'})
  const end = loaded + LIMIT
  for (let now = loaded; now < Math.min(loaded + QUIET, end); now = performance.now()) {
    await new Promise(resolve => setTimeout(resolve, QUIET / 5))
  }
  observer.disconnect()
}
