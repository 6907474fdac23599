import {expect} from 'vitest'
import type {OpenPage} from './browser.ts'

/** Where the focus was after a key. */
interface Stop {
  /** Its place in the document among all that can be reached. */
  index: number
  name: string
  /** Problems with its visibility. */
  flaws: string[]
}

/** Goes through the document from its beginning with Tab; says where the focus was. */
export async function walk(page: OpenPage): Promise<{stops: Stop[]; reachable: string[]}> {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    scrollTo({top: 0, behavior: 'instant'})
  })
  const stops = await pressUntilLeft(page, 'Tab')
  const reachable = await page.evaluate(() => window.reachable().map(window.nameOf))
  return {stops, reachable}
}

/** No control is below a bar on the way back. In narrow windows, there are two bars. */
export async function walkBack(page: OpenPage, count: number): Promise<void> {
  await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}))
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  const stops = await pressUntilLeft(page, 'Shift+Tab')
  expect(stops.filter(({flaws}) => flaws.length > 0)).toEqual([])
  expect(stops.length).toBeGreaterThan(count / 2)
}

/**
 * Presses a key until the focus has left the document, or begins again: browsers differ in what
 * follows the last control. The page notes each stop by itself.
 */
async function pressUntilLeft(page: OpenPage, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  await page.evaluate(() => {
    window.stops = []
    window.seen.clear()
    window.hasLeft = false
  })
  const session = await page.context().newCDPSession(page)
  const tab = {key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : 8}
  const events = (['rawKeyDown', 'keyUp'] as const).map(type => ({type, ...tab}))
  let state: {stops: Stop[]; hasLeft: boolean}
  do {
    // Keys that are sent one after another, in order, without waiting for the answer to each.
    const keys = Array.from({length: 20}, () => events).flat()
    await Promise.all(keys.map(event => session.send('Input.dispatchKeyEvent', event)))
    state = await page.evaluate(() => ({stops: window.stops, hasLeft: window.hasLeft}))
  } while (!state.hasLeft && state.stops.length < 400)
  const {stops, hasLeft} = state
  expect(hasLeft, 'the focus left the document or began again').toBe(true)
  return stops
}

declare global {
  interface Window {
    reachable(): HTMLElement[]
    nameOf(element: Element): string
    inspect(): Stop | undefined
    /** Where the focus was, key by key. */
    stops: Stop[]
    /** The elements that had the focus. */
    seen: Set<Element>
    /** Whether the focus went through the document and out of it, or to where it was before. */
    hasLeft: boolean
  }
}

/** Runs in the page, once, before the focus goes through it. */
export function prepare(): void {
  window.reachable = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, select, input, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      element =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.closest('[inert]') === null &&
        element.checkVisibility({visibilityProperty: true}),
    )
  window.nameOf = element => {
    const {textContent} = element.querySelector(':scope:is(summary) > span') ?? element // the rest changes
    const name = (element.getAttribute('aria-label') ?? textContent ?? '').trim()
    return `${element.localName} ${name.replace(/^Theme: .*/, 'Theme')}` // follows the device later
  }
  window.inspect = inspect
  window.seen = new Set()
  // Keys that are pressed after the focus has left the document do not return to it.
  document.addEventListener('keydown', event => {
    window.hasLeft ||= window.stops.length > 0 && document.activeElement === document.body
    if (window.hasLeft) event.preventDefault()
  })
  document.addEventListener('keyup', ({key}) => {
    const {activeElement} = document
    if (key !== 'Tab' || window.hasLeft || !activeElement) return
    window.hasLeft = window.seen.has(activeElement)
    const stop = window.hasLeft ? undefined : inspect()
    if (!stop) return
    window.seen.add(activeElement)
    window.stops.push(stop)
  })

  /** Where the focus is, and how it is seen there; nothing once it has left the document. */
  function inspect(): Stop | undefined {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    const flaws: string[] = []
    const {outlineStyle, outlineWidth, outlineColor, boxShadow, opacity, transform} =
      getComputedStyle(element)
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    const isDrawn = isOutlined && !outlineColor.endsWith(', 0)')
    if (!isDrawn && boxShadow === 'none') flaws.push('shows no focus')
    if (opacity === '0') flaws.push('is transparent')
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) flaws.push('has no size')
    if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) {
      flaws.push(`is outside of the window ${transform}`)
    }
    const points = [0.1, 0.5, 0.9].flatMap(x =>
      [0.1, 0.5, 0.9].map(y => [box.left + x * box.width, box.top + y * box.height] as const),
    )
    const bars = ['header', '[data-drop-down]'] // they stay in view, above the text
    const isSeen = points.every(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      // Nothing is found outside of the window, nor at fractions of a pixel from its edge.
      return top === null || bars.every(bar => top.closest(bar) === element.closest(bar))
    })
    if (!isSeen) flaws.push('is below a bar')
    return {index: window.reachable().indexOf(element), name: window.nameOf(element), flaws}
  }
}
