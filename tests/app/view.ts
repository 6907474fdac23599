import {afterEach, beforeEach, vi} from 'vitest'

/** The elements in view. happy-dom has no layout and cannot know them. */
export interface View {
  show(element: Element | null): void
  hide(element: Element | null): void
}

/** Stands in for the layout in the tests of a file: nothing is in view until a test says so. */
export function useView(): View {
  const inView = new Set<Element>()
  const observers = new Set<TestObserver>()

  class TestObserver {
    readonly #elements = new Set<Element>()
    readonly #notify: (entries: Array<{isIntersecting: boolean}>) => void

    constructor(notify: (entries: Array<{isIntersecting: boolean}>) => void) {
      this.#notify = notify
      observers.add(this)
    }

    observe(element: Element): void {
      this.#elements.add(element)
      queueMicrotask(() => this.report(element))
    }

    disconnect(): void {
      this.#elements.clear()
    }

    report(element: Element): void {
      if (this.#elements.has(element)) this.#notify([{isIntersecting: inView.has(element)}])
    }
  }

  function report(element: Element): void {
    for (const observer of observers) observer.report(element)
  }

  beforeEach(() => void vi.stubGlobal('IntersectionObserver', TestObserver))
  afterEach(() => {
    vi.unstubAllGlobals()
    inView.clear()
    observers.clear()
  })
  return {
    show(element) {
      if (!element) throw new Error('There is no element to show')
      inView.add(element)
      report(element)
    },
    hide(element) {
      if (!element) throw new Error('There is no element to hide')
      inView.delete(element)
      report(element)
    },
  }
}
