import {whenIdle} from './when-idle.ts'

/** Class of a document whose sections are laid out when they are near the view: see `article.css`. */
export const FROM_TOP = 'from-top'

/** Minimum time left in an idle period of 50 milliseconds to lay out another section. */
const ENOUGH = 35

/**
 * Whether the reader begins at the top of the document. Readers who come back or follow a hash need
 * the final layout immediately.
 */
export function beginsAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
  return isNew && location.hash === ''
}

/** Events that may scroll to a section that is not laid out: its real size is needed first. */
const scrollTriggers = ['click', 'keydown', 'wheel', 'touchmove', 'scroll']

/**
 * Lays out what is below the first view. Most browsers do that themselves when the reader comes near it,
 * and keep the view where it is if a section is higher than estimated.
 */
export function layOutRest(document: Document): void {
  if (!document.documentElement.classList.contains(FROM_TOP)) return
  if (CSS.supports('overflow-anchor', 'auto')) layOutForKeys(document)
  else layOutWhenIdle(document)
}

/** The end of the document is only known once all of it is laid out; so is all that can be selected. */
function layOutForKeys(document: Document): void {
  const onKey = ({key, ctrlKey, metaKey}: KeyboardEvent) => {
    if (key !== 'End' && !(key === 'a' && (ctrlKey || metaKey))) return
    document.documentElement.classList.remove(FROM_TOP)
    document.removeEventListener('keydown', onKey, {capture: true})
  }
  document.addEventListener('keydown', onKey, {capture: true})
}

/** Lays out section by section while the browser is idle, or all at once if the reader may scroll. */
function layOutWhenIdle(document: Document): void {
  const {classList} = document.documentElement
  const sections = [...document.querySelectorAll<HTMLElement>('.article > [data-below]')]
  const end = (event?: Event) => {
    // The sidebar scrolls to its current page when a document opens.
    if (event?.type === 'scroll' && event.target !== document) return
    classList.remove(FROM_TOP)
    sections.length = 0
    for (const type of scrollTriggers) document.removeEventListener(type, end, {capture: true})
  }
  const go = (deadline?: IdleDeadline) => {
    do {
      const section = sections.shift()
      if (!section) return end()
      delete section.dataset['below']
      section.getBoundingClientRect() // immediately, before the next frame
    } while ((deadline?.timeRemaining() ?? 0) > ENOUGH)
    whenIdle(go)
  }
  for (const type of scrollTriggers) {
    document.addEventListener(type, end, {capture: true, passive: true})
  }
  whenIdle(go)
}
