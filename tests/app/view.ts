import {afterEach, beforeEach, vi} from 'vitest'

/** The elements in view. happy-dom has no layout and cannot know them. */
export interface View {
  show(element: Element): void
  hide(element: Element): void
}

type Notify = (entries: Array<{isIntersecting: boolean}>) => void

/** Stands in for the layout in the tests of a file: nothing is in view until a test says so. */
export function useView(): View {
  const inView = new Set<Element>()
  const observed = new Map<Element, Notify>()

  class TestObserver {
    readonly #notify: Notify

    constructor(notify: Notify) {
      this.#notify = notify
    }

    observe(element: Element): void {
      observed.set(element, this.#notify)
      queueMicrotask(() => report(element))
    }

    disconnect(): void {
      for (const [element, notify] of observed) {
        if (notify === this.#notify) observed.delete(element)
      }
    }
  }

  function report(element: Element): void {
    observed.get(element)?.([{isIntersecting: inView.has(element)}])
  }

  beforeEach(() => {
    inView.clear()
    observed.clear()
    vi.stubGlobal('IntersectionObserver', TestObserver)
  })
  afterEach(() => void vi.unstubAllGlobals())
  return {
    show(element) {
      inView.add(element)
      report(element)
    },
    hide(element) {
      inView.delete(element)
      report(element)
    },
  }
}
