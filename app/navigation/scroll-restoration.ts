import type {RegisteredRouter} from '@tanstack/react-router'

/** Tells the router when to restore scroll positions. */
export interface ScrollRestoration {
  /** Whether the router may scroll the window after it rendered. */
  isEnabled(): boolean
  /** Keeps the scroll position of the document that the browser loaded, for the first render. */
  skipFirst(router: RegisteredRouter): void
}

/** Helps the router to restore scroll positions. Must be called before the router is created. */
export function prepareScrollRestoration(): ScrollRestoration {
  // A click on a hash adds a history entry without state; the router needs a key in each of them.
  addEventListener('popstate', () => {
    if (history.state) return
    const state = {__TSR_key: `${Date.now()}`, __TSR_index: 0}
    History.prototype.replaceState.call(history, state, '') // bypasses the router's patch
  })
  // While a page loads, the router would save the position of its skeleton for the previous page.
  const ignoreSkeleton = (event: Event): void => {
    if (document.querySelector('[aria-busy]')) event.stopImmediatePropagation()
  }
  addEventListener('scroll', ignoreSkeleton, {capture: true})

  let isSkipping = false
  return {
    isEnabled: () => !isSkipping,
    skipFirst(router) {
      isSkipping = true
      const stop = router.subscribe('onRendered', () => {
        stop()
        isSkipping = false
        document.dispatchEvent(new Event('scroll')) // makes the router save the position
      })
    },
  }
}
