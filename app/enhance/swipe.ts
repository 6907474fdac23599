/** Pixels that a swipe has to move to count. */
const THRESHOLD = 20

/** Pixels that a drag which opens the panel may move. */
const LONGEST = 295

/** Maximum slope of a swipe; a steeper move scrolls the page. */
const STEEPEST = 0.8

/** Pixels from the left edge of the window in which a drag may begin that opens the panel. */
const EDGE = 24

interface SwipePanel {
  readonly element: HTMLElement
  readonly isOpen: boolean
  /** Called at the end of a swipe that counts. */
  setOpen(isOpen: boolean): void
}

/**
 * Lets a finger pull the panel in from the left edge of the window, and push it back; the panel
 * follows. Returns what ends that.
 */
export function listenForSwipes({element, isOpen, setOpen}: SwipePanel): () => void {
  let start: Touch | undefined
  let distance = 0

  function onStart({touches}: TouchEvent): void {
    end()
    const [touch] = touches
    if (!touch || touches.length > 1 || (!isOpen && touch.clientX > EDGE)) return
    start = touch
    document.addEventListener('touchmove', onMove, {passive: false})
  }
  function onMove(event: TouchEvent): void {
    const [touch] = event.touches
    if (!start || !touch || event.touches.length > 1) return
    const x = touch.clientX - start.clientX
    const y = touch.clientY - start.clientY
    const isOnTheWay = isOpen ? x < 0 : x > 0 && x < LONGEST
    const isFollowed = isOnTheWay && Math.abs(y / x) < STEEPEST
    // Keep a started drag, otherwise the browser ends it and scrolls.
    if ((isFollowed || distance !== 0) && event.cancelable) event.preventDefault()
    if (!isFollowed) return
    distance = x
    const width = element.offsetWidth
    element.dataset['dragged'] = ''
    element.style.transform = `translateX(${isOpen ? x : Math.min(0, x - width)}px)`
  }
  function onEnd(): void {
    const counts = Math.abs(distance) > THRESHOLD
    end()
    if (counts) setOpen(!isOpen)
  }
  /** Resets the state after a drag. */
  function end(): void {
    start = undefined
    distance = 0
    delete element.dataset['dragged']
    element.style.transform = ''
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
