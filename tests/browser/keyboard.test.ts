import {describe, expect, test} from 'vitest'
import {useSite, type OpenPage} from './browser.ts'
import {openMenu, openScreen, screenNames} from './screens.ts'

const site = useSite('screens')

interface Stop {
  /** Its place in the document among all that can be reached. */
  index: number
  name: string
  /** What is wrong about how it is seen. */
  flaws: string[]
}

/** Presses Tab until the focus has left the document, and says where it was. */
async function walk(page: OpenPage): Promise<{stops: Stop[]; reachable: string[]}> {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    scrollTo({top: 0, behavior: 'instant'})
  })
  const stops: Stop[] = []
  for (let count = 0; count < 400; count++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(inspect)
    if (stop === undefined) break
    stops.push(stop)
  }
  const reachable = await page.evaluate(() => window.reachable().map(window.nameOf))
  return {stops, reachable}
}

declare global {
  interface Window {
    reachable(): HTMLElement[]
    nameOf(element: Element): string
  }
}

/** Runs in the page, once. */
function prepare(): void {
  window.reachable = () =>
    [
      ...document.querySelectorAll<HTMLElement>('a[href], button, select, input, [tabindex="0"]'),
    ].filter(
      element =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.closest('[inert]') === null &&
        element.checkVisibility({visibilityProperty: true}),
    )
  window.nameOf = element =>
    `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim()}`
}

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
  const isSeen = points.every(([x, y]) => {
    const top = document.elementFromPoint(x, y)
    const isAway = x < 0 || y < 0 || x >= innerWidth || y >= innerHeight
    return isAway || (top !== null && top.closest('header') === element.closest('header'))
  })
  if (!isSeen) flaws.push('is below the header')
  return {index: window.reachable().indexOf(element), name: window.nameOf(element), flaws}
}

describe.each(screenNames)('%s', screen => {
  test.each([390, 1440])('is gone through with Tab at %i pixels', async width => {
    const page = await openScreen(site, screen, {viewport: {width, height: 700}})
    await page.evaluate(prepare)
    const {stops, reachable} = await walk(page)
    expect(stops.filter(({flaws}) => flaws.length > 0)).toEqual([])
    expect(stops.map(({name}) => name)).toEqual(reachable)
    expect(stops.map(({index}) => index)).toEqual(stops.map((_, index) => index))
    expect(stops[0]?.name).toBe('a Skip to the text')
    expect(stops.length).toBeGreaterThan(12)
  })

  test('shows no control below the header on the way back', async () => {
    const page = await openScreen(site, screen, {viewport: {width: 1440, height: 700}})
    await page.evaluate(prepare)
    await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}))
    await page.getByRole('contentinfo').getByRole('link').last().focus()
    const flawed: Stop[] = []
    for (let count = 0; count < 400; count++) {
      const stop = await page.evaluate(inspect)
      if (stop === undefined) break
      if (stop.flaws.length > 0) flawed.push(stop)
      await page.keyboard.press('Shift+Tab')
    }
    expect(flawed).toEqual([])
  })
})

describe('the menu', () => {
  test('keeps the focus while it is open, and is left with Escape', async () => {
    const page = await openScreen(site, 'page', {viewport: {width: 390, height: 700}})
    await page.evaluate(prepare)
    await openMenu(page)
    const {length} = await page.evaluate(() => window.reachable())
    const names = new Set<string>()
    for (let count = 0; count < length + 2; count++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(inspect)
      if (stop) names.add(`${stop.index} ${stop.flaws.join()}`)
      expect(await page.evaluate(() => document.activeElement?.closest('#AppMenu, body')?.id)).toBe(
        stop ? 'AppMenu' : '',
      )
    }
    expect(names.size).toBe(length)
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Menu',
    )
  })
})
