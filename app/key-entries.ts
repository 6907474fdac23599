/**
 * Gives a key to the entries that the browser adds to the history by itself, for a hash: the router
 * finds the reader's place by it. Must listen before the router does.
 */
export function keyEntries(): void {
  addEventListener('popstate', () => {
    if (history.state !== null) return
    const key = `hash-${Date.now()}`
    const state = {key, __TSR_key: key, __TSR_index: 0}
    History.prototype.replaceState.call(history, state, '') // which the router does not follow
  })
}
