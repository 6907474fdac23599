import type {AppRouter} from './router.ts'

/** What the router is told of the reader's places. */
export interface Places {
  /** Whether the router may move the window after it rendered. */
  mayMove(): boolean
  /** The document that was sent stays where the reader has scrolled to by now. */
  adopt(router: AppRouter): void
}

/**
 * Helps the router to find the reader's places on pages again. Must listen before the router does.
 */
export function keepPlaces(): Places {
  // The browser adds entries to the history by itself, for a hash, and the router goes by keys.
  addEventListener('popstate', () => {
    if (history.state) return
    const state = {__TSR_key: `${Date.now()}`, __TSR_index: 0}
    History.prototype.replaceState.call(history, state, '') // which the router does not follow
  })
  // While a page loads, the router takes the top of its skeleton for the place on the page before.
  const stopOnSkeleton = (event: Event): void => {
    if (document.querySelector('[aria-busy]')) event.stopImmediatePropagation()
  }
  addEventListener('scroll', stopOnSkeleton, {capture: true})

  let isAdopting = false
  return {
    mayMove: () => !isAdopting,
    adopt(router) {
      isAdopting = true
      const stop = router.subscribe('onRendered', () => {
        stop()
        isAdopting = false
        document.dispatchEvent(new Event('scroll')) // the router knows of no place without one
      })
    },
  }
}
