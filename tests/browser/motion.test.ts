import {describe, expect, test} from 'vitest'
import {useSite, type OpenPage} from './browser.ts'
import {openMenu, openScreen, openSidebarItem, screenNames} from './screens.ts'

const site = useSite('screens')

/** Names what moves for longer than a blink, now or once it is touched. */
function motions(page: OpenPage): Promise<string[]> {
  return page.evaluate(() => {
    const moment = 0.01
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat))
    const styled = [...document.querySelectorAll('*')].flatMap(element =>
      ['', '::before', '::after'].flatMap(pseudo => {
        const {animationName, animationDuration, transitionDuration} = getComputedStyle(
          element,
          pseudo,
        )
        const name = `${element.localName}.${element.getAttribute('class') ?? ''}${pseudo}`
        return [
          ...(animationName !== 'none' && longest(animationDuration) > moment
            ? [`${name} is animated`]
            : []),
          ...(longest(transitionDuration) > moment ? [`${name} has a transition`] : []),
        ]
      }),
    )
    const running = document
      .getAnimations()
      .filter(({effect}) => Number(effect?.getComputedTiming().endTime) > moment * 1000)
    return [...styled, ...running.map(() => 'something runs')]
  })
}

describe('a reader who wants less motion', () => {
  test.each(screenNames)('sees none on %s', async screen => {
    const page = await openScreen(site, screen, {reducedMotion: 'reduce'})
    expect(await motions(page)).toEqual([])
    expect(await page.locator('html').evaluate(it => getComputedStyle(it).scrollBehavior)).toBe(
      'auto',
    )
  })

  test('sees none where there was something to open', async () => {
    const page = await openScreen(site, 'page', {reducedMotion: 'reduce'})
    await openSidebarItem(page)
    expect(await motions(page)).toEqual([])
    await page.setViewportSize({width: 390, height: 900})
    await openMenu(page)
    expect(await motions(page)).toEqual([])
  })

  test('sees none while a page loads', async () => {
    const page = await openScreen(site, 'blog post', {reducedMotion: 'reduce'})
    site.intercept = request => request.url === '/data/v1/pages/concepts/index.json'
    await page.getByRole('link', {name: 'Documentation'}).click()
    await page.locator('[aria-busy="true"]').waitFor()
    expect(await motions(page)).toEqual([])
  })

  test('sees only the wheel of a version that opens', async () => {
    const allow = ['https://v4.webpack.js.org']
    const page = await openScreen(site, 'page', {reducedMotion: 'reduce', allow})
    // An answer without content leaves the document where it is.
    await page.route('https://v4.webpack.js.org/**', route => route.fulfill({status: 204}))
    await page.getByRole('combobox').selectOption('webpack 4')
    await page.getByText('Opening webpack 4').waitFor({state: 'attached'})
    expect(await motions(page)).toEqual([
      expect.stringMatching(/^span\.\S*spinner is animated$/),
      'something runs',
    ])
  })

  test('sees what others see move', async () => {
    const page = await openScreen(site, 'home', {reducedMotion: 'no-preference'})
    expect((await motions(page)).length).toBeGreaterThan(3)
  })
})
