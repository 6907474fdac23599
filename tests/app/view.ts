import {afterEach, beforeEach, vi} from 'vitest'

type Notify = (entries: Array<{isIntersecting: boolean}>) => void

/** Stands in for the layout, which happy-dom does not have: nothing is in view until a test says so. */
export function useView() {
  const inView = new Set<Element>()
  const observed = new Map<Element, Notify>()
  const report = (element: Element) =>
    observed.get(element)?.([{isIntersecting: inView.has(element)}])

  class TestObserver {
    readonly #notify: Notify
    #element: Element | undefined

    constructor(notify: Notify) {
      this.#notify = notify
    }

    observe(element: Element): void {
      this.#element = element
      observed.set(element, this.#notify)
      queueMicrotask(() => report(element))
    }

    disconnect(): void {
      if (this.#element) observed.delete(this.#element)
    }
  }

  beforeEach(() => {
    inView.clear()
    observed.clear()
    vi.stubGlobal('IntersectionObserver', TestObserver)
  })
  afterEach(() => void vi.unstubAllGlobals())
  return {
    show(element: Element): void {
      inView.add(element)
      report(element)
    },
    hide(element: Element): void {
      inView.delete(element)
      report(element)
    },
  }
}
