import {describe, expect, test} from 'vitest'
import type {Locator} from 'playwright-core'
import {useSite, type OpenPage} from './browser.ts'
import {openMenu, openScreen, screenNames} from './screens.ts'

const site = useSite('screens')

const forced = {forcedColors: 'active', colorScheme: 'dark'} as const

/** Buttons, and links that look like buttons, that have neither a border nor text nor an icon. */
function unseenControls(page: OpenPage): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, select, input, [role="tab"]'
    return [...document.querySelectorAll(selector)]
      .filter(element => element.checkVisibility({visibilityProperty: true}))
      .filter(element => element.closest('[inert]') === null && !isSeen(element))
      .map(element => element.outerHTML.slice(0, 100))

    function isSeen(element: Element): boolean {
      if (element.matches('select, input')) return true
      const around = backgroundOf(element)
      const parts = [element, ...element.querySelectorAll('*')]
      return parts.some(part => {
        const style = getComputedStyle(part)
        if (part instanceof HTMLImageElement) return true
        if (part instanceof SVGElement) {
          return [style.stroke, style.fill].some(color => color !== 'none' && color !== around)
        }
        const hasText = [...part.childNodes].some(
          node => node instanceof Text && node.data.trim() !== '',
        )
        return hasText && style.color !== around
      })
    }

    function backgroundOf(element: Element | null): string {
      if (element === null) return ''
      const {backgroundColor} = getComputedStyle(element)
      return backgroundColor.endsWith(', 0)')
        ? backgroundOf(element.parentElement)
        : backgroundColor
    }
  })
}

/** The borders of an element that can be told from what is behind it, as `top right bottom left`. */
function drawnBorders(element: Locator): Promise<string[]> {
  return element.evaluate(it => {
    const style = getComputedStyle(it)
    const canvas = getComputedStyle(document.documentElement).backgroundColor
    return ['top', 'right', 'bottom', 'left'].filter(
      side =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        style.getPropertyValue(`border-${side}-color`) !== canvas,
    )
  })
}

describe('where colors are forced', () => {
  test.each(screenNames)('every control of %s is seen, and its focus too', async screen => {
    const page = await openScreen(site, screen, forced)
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
    expect(await unseenControls(page)).toEqual([])
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const {outlineStyle, outlineColor} = getComputedStyle(
          document.activeElement ?? document.body,
        )
        const canvas = getComputedStyle(document.documentElement).backgroundColor
        return outlineStyle !== 'none' && outlineColor !== canvas
      })
      expect(outline).toBe(true)
    }
  })

  test('the current links are marked by a line, and no others', async () => {
    const page = await openScreen(site, 'page', forced)
    const header = page.getByRole('navigation', {name: 'Site'})
    expect(await drawnBorders(header.getByRole('link', {name: 'Documentation'}))).toEqual([
      'bottom',
    ])
    expect(await drawnBorders(header.getByRole('link', {name: 'Blog'}))).toEqual([])

    const sections = page.getByTestId('sub-navigation')
    expect(await drawnBorders(sections.getByRole('link', {name: 'Guides'}))).toEqual(['bottom'])
    expect(await drawnBorders(sections.getByRole('link', {name: 'Loaders'}))).toEqual([])

    const items = page.getByTestId('sidebar-item-title')
    expect(await drawnBorders(items.filter({hasText: 'Everything'}))).toEqual(['left'])
    expect(await drawnBorders(items.filter({hasText: 'Next'}))).toEqual([])

    await page.locator('#the-end').evaluate(it => it.scrollIntoView())
    const contents = page.getByRole('navigation', {name: 'On this page'})
    const current = contents.locator('[aria-current]')
    await expect.poll(() => current.textContent()).toBe('The end')
    expect(await drawnBorders(current)).toEqual(['left'])
    expect(await drawnBorders(contents.getByRole('link', {name: 'A part'}))).toEqual([])
  })

  test('the current links of the menu are marked by a line', async () => {
    const page = await openScreen(site, 'page', {...forced, viewport: {width: 390, height: 900}})
    await openMenu(page)
    const menu = page.getByRole('dialog', {name: 'Menu'})
    expect(await drawnBorders(menu.getByRole('link', {name: 'Everything'}))).toEqual(['left'])
    expect(await drawnBorders(menu.getByRole('link', {name: 'Guides'}).first())).toEqual(['left'])
    expect(await drawnBorders(menu.getByRole('link', {name: 'Next'}))).toEqual([])
    expect(await drawnBorders(menu)).toContain('right')
  })

  test('the chosen tab has a frame, and the others have none', async () => {
    const page = await openScreen(site, 'page', forced)
    const tab = (name: string) => page.getByRole('tab', {name})
    expect(await drawnBorders(tab('npm'))).toEqual(['top', 'right', 'left'])
    expect(await drawnBorders(tab('yarn'))).toEqual([])
  })

  test('what has a color of its own elsewhere has a frame', async () => {
    const page = await openScreen(site, 'not found', forced)
    const framed = [
      page.getByRole('link', {name: 'Go to the homepage'}),
      page.locator('#AppNotification'),
      page.locator('.skip-link'),
    ]
    for (const element of framed) expect(await drawnBorders(element)).toHaveLength(4)
    await page.context().setOffline(true)
    await page.getByText('You are offline').waitFor()
    expect(await drawnBorders(page.getByTestId('offline-banner'))).toHaveLength(4)
    expect(await drawnBorders(page.getByRole('banner'))).toEqual(['bottom'])
  })

  test('a sponsor has a frame, light paper behind the image, and a tooltip with a frame', async () => {
    const page = await openScreen(site, 'home', forced)
    const sponsor = page.locator('[data-group="gold"] li a')
    await sponsor.hover()
    expect(await drawnBorders(page.getByRole('tooltip'))).toHaveLength(4)
    expect(await drawnBorders(sponsor)).toHaveLength(4)
    const box = sponsor.locator('span').first()
    expect(await box.evaluate(it => getComputedStyle(it).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
    expect(await page.getByRole('checkbox').evaluate(it => getComputedStyle(it).appearance)).toBe(
      'auto',
    )
  })

  test('the bars of a page that loads are seen', async () => {
    const page = await openScreen(site, 'blog post', forced)
    site.intercept = request => request.url === '/data/v1/pages/concepts/index.json'
    await page.getByRole('link', {name: 'Documentation'}).click()
    const bar = page.locator('[aria-busy="true"] [aria-hidden] > div').first()
    await bar.waitFor()
    const [color, canvas] = await bar.evaluate(it => [
      getComputedStyle(it).backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ])
    expect(color).not.toBe(canvas)
  })
})
