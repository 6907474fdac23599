/**
 * Gives a key to the entries that the browser adds to the history by itself, for a hash: the router
 * finds the reader's place by it. Must listen before the router does.
 */
export function keyEntries(): void {
  addEventListener('popstate', () => {
    if (history.state) return
    const state = {__TSR_key: `${Date.now()}`, __TSR_index: 0}
    History.prototype.replaceState.call(history, state, '') // which the router does not follow
  })
}
