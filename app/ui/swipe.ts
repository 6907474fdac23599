/** Minimum length of a swipe, in pixels. */
const THRESHOLD = 20

/** Maximum length of a drag that opens the panel, in pixels. */
const MAX_LENGTH = 295

/** Maximum slope of a swipe; a steeper move scrolls the page. */
const STEEPEST = 0.8

/** Width of the left edge of the window in which such a drag begins, in pixels. */
const EDGE = 24

interface SwipePanel {
  readonly element: HTMLElement
  readonly isOpen: boolean
  /** Called at the end of a swipe that counts. */
  setOpen(isOpen: boolean): void
}

/**
 * Lets a finger pull the panel in from the left edge of the window, and push it back. Returns a
 * function that ends this.
 */
export function listenForSwipes(panel: SwipePanel): () => void {
  const drag = createDrag(panel)
  let start: Touch | undefined

  function onStart({touches}: TouchEvent): void {
    end()
    const [touch] = touches
    if (!touch || touches.length > 1 || (!panel.isOpen && touch.clientX > EDGE)) return
    start = touch
    document.addEventListener('touchmove', onMove, {passive: false})
  }
  function onMove(event: TouchEvent): void {
    const [touch] = event.touches
    if (!start || !touch || event.touches.length > 1) return
    const isFollowed = drag.move(touch.clientX - start.clientX, touch.clientY - start.clientY)
    // Keep a started drag, otherwise the browser ends it and scrolls.
    if (isFollowed && event.cancelable) event.preventDefault()
  }
  function onEnd(): void {
    const counts = Math.abs(drag.distance) > THRESHOLD
    end()
    if (counts) panel.setOpen(!panel.isOpen)
  }
  function end(): void {
    start = undefined
    drag.end()
    document.removeEventListener('touchmove', onMove)
  }

  document.addEventListener('touchstart', onStart, {passive: true})
  document.addEventListener('touchend', onEnd)
  document.addEventListener('touchcancel', end)
  return () => {
    end()
    document.removeEventListener('touchstart', onStart)
    document.removeEventListener('touchend', onEnd)
    document.removeEventListener('touchcancel', end)
  }
}

/** Moves the panel along with the finger. */
function createDrag({element, isOpen}: SwipePanel) {
  let distance = 0
  return {
    /** Pixels that the finger has moved sideways. */
    get distance() {
      return distance
    },
    /** Returns whether the touch is a drag, even if it has become too steep for the panel to follow. */
    move(x: number, y: number): boolean {
      const isOnTheWay = isOpen ? x < 0 : x > 0 && x < MAX_LENGTH
      const isFollowed = isOnTheWay && Math.abs(y / x) < STEEPEST
      if (!isFollowed) return distance !== 0
      distance = x
      const left = isOpen ? x : Math.min(0, x - element.offsetWidth)
      element.dataset['dragged'] = ''
      element.style.transform = `translateX(${left}px)`
      return true
    },
    /** Resets the panel after a drag. */
    end(): void {
      distance = 0
      delete element.dataset['dragged']
      element.style.transform = ''
    },
  }
}
