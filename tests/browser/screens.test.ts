import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {expectAccessible, smallTargets} from './axe.ts'
import {useSite, type OpenPage} from './browser.ts'
import {forced, unseenControls} from './forced-colors.ts'
import {misfits} from './misfits.ts'
import {motions} from './motions.ts'
import {openScreen, resize, screenNames, settle} from './screens.ts'
import {prepare, walk, walkBack} from './walk.ts'

const site = useSite('screens')

/** Elements for the screen that are not part of the text. */
const chrome = [
  'header',
  'footer',
  'nav',
  'aside',
  'button',
  'select',
  '.skip-link',
  '#AppNotification',
  '#AppOffline',
  '#AppMenu',
  '.anchor',
  '.download',
  '[role="tablist"]',
  '[role="tooltip"]',
  '[data-testid="contributors"]',
  '[data-testid="sidebar-item-title"]',
  '[data-group]',
  'a[rel="prev"], a[rel="next"]',
]

describe.each(screenNames)('the screen %s', screen => {
  let page: OpenPage
  beforeAll(async () => {
    page = await openScreen(site, screen, {bypassCSP: true, keep: true})
  })
  afterAll(() => page.context().close())

  test('has targets that a finger hits, and nothing that axe finds', async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900})
      expect({width, small: await smallTargets(page)}).toEqual({width, small: []})
      await expectAccessible(page, `${width} px`)
    }
  })

  test('fits any window, and text of twice the size', async () => {
    for (const [width, text] of [
      [320, '100%'],
      [390, '100%'],
      [320, '200%'],
      [390, '200%'],
      [768, '200%'],
      [1024, '200%'],
      [1440, '200%'],
    ] as const) {
      await resize(page, width, text)
      expect({width, text, found: await misfits(page)}).toEqual({width, text, found: []})
    }
    await resize(page, 1440, '100%')
  })

  test('does not move for readers who want less motion', async () => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    expect(await motions(page), 'motions').toEqual([])
    const scrolling = await page.locator('html').evaluate(it => getComputedStyle(it).scrollBehavior)
    expect(scrolling).toBe('auto')
    await page.emulateMedia({reducedMotion: 'no-preference'})
    if (screen === 'home') expect((await motions(page)).length).toBeGreaterThan(3)
  })

  test('shows its controls and the focus where colors are forced', async () => {
    await page.emulateMedia(forced)
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
    expect(await unseenControls(page), 'controls that are not seen').toEqual([])
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const element = document.activeElement ?? document.body
        const {outlineStyle, outlineColor} = getComputedStyle(element)
        const canvas = getComputedStyle(document.documentElement).backgroundColor
        const isSeen = outlineStyle !== 'none' && outlineColor !== canvas
        return {name: element.outerHTML.slice(0, 100), isSeen}
      })
      expect(focus).toEqual({name: focus.name, isSeen: true})
    }
    await page.emulateMedia({forcedColors: 'none', colorScheme: 'light'})
  })

  test('lets Tab reach every control in order, and back, with a focus that is always seen', async () => {
    await page.evaluate(prepare)
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 700})
      const {stops, reachable} = await walk(page)
      const flawed = stops.filter(({flaws}) => flaws.length > 0)
      expect({width, flawed}).toEqual({width, flawed: []})
      const names = stops.map(({name}) => name)
      expect({width, names}).toEqual({width, names: reachable})
      expect(stops.map(({index}) => index)).toEqual(stops.map((_, index) => index))
      expect(stops[0]?.name).toBe('a Skip to main content')
      expect(stops.length).toBeGreaterThan(12)
      if (width === 390) await walkBack(page, stops.length)
    }
  })

  test('shows only its text on paper, dark on white even in the dark theme', async () => {
    await page.getByTestId('hello-darkness').click()
    expect(await page.locator('html').getAttribute('class')).toContain('dark')
    await page.context().setOffline(true)
    await page.getByText('You are offline').waitFor()
    await page.emulateMedia({media: 'print'})
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900})
      const {there, printed} = await findChrome(page)
      const screenOnly = ['header', 'footer', 'nav', 'button', '#AppOffline']
      expect(there).toEqual(expect.arrayContaining(screenOnly))
      const hasTitle = await page.locator('h1').first().isVisible()
      expect({width, printed, hasTitle}).toEqual({width, printed: [], hasTitle: true})
    }
    await settle(page)
    expect(await findDarkTheme(page)).toEqual({lightTexts: [], darkBackgrounds: []})
  })
})

/** The elements in the document, and those that are printed nevertheless. */
function findChrome(page: OpenPage): Promise<{there: string[]; printed: string[]}> {
  return page.evaluate(selectors => {
    const matches = (selector: string) => [...document.querySelectorAll(selector)]
    return {
      there: selectors.filter(selector => matches(selector).length > 0),
      printed: selectors.filter(selector => matches(selector).some(it => it.checkVisibility())),
    }
  }, chrome)
}

/** Elements whose text is light, and those whose background is dark. */
function findDarkTheme(page: OpenPage): Promise<{lightTexts: string[]; darkBackgrounds: string[]}> {
  return page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
      return alpha === 0 ? 255 : 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const seen = [...document.querySelectorAll('main *')].filter(it => it.checkVisibility())
    const texts = seen.filter(({childNodes}) =>
      [...childNodes].some(node => node instanceof Text && node.data.trim() !== ''),
    )
    return {
      lightTexts: texts
        .filter(it => luminance(getComputedStyle(it).color) > 140)
        .map(it => it.outerHTML),
      darkBackgrounds: [document.documentElement, document.body, ...seen]
        .filter(it => luminance(getComputedStyle(it).backgroundColor) < 200)
        .map(it => it.outerHTML),
    }
  })
}
