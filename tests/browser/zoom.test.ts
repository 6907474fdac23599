import {describe, expect, test} from 'vitest'
import {useSite, type OpenPage} from './browser.ts'
import {misfits} from './misfits.ts'
import {openMenu, openScreen, openSidebarItem, screenNames} from './screens.ts'

const site = useSite('screens')

/** Gives the window a width and the text a size. */
async function resize(page: OpenPage, width: number, text: string): Promise<void> {
  await page.setViewportSize({width, height: 900})
  await page.evaluate(size => {
    document.documentElement.style.fontSize = size
    return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  }, text)
}

describe.each(screenNames)('%s', screen => {
  test('fits a window of 320 pixels, and text of twice the size', async () => {
    const page = await openScreen(site, screen, {bypassCSP: true})
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
  })
})

describe('what a reader opens', () => {
  test.each([
    [320, '100%'],
    [320, '200%'],
    [390, '200%'],
    [1024, '200%'],
  ] as const)('fits a window of %i pixels with text of %s', async (width, text) => {
    const page = await openScreen(site, 'page', {bypassCSP: true})
    await resize(page, width, text)
    await page.getByRole('button', {name: 'Select language'}).click()
    expect(await misfits(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    await page.getByText('You are offline').waitFor()
    expect(await misfits(page)).toEqual([])
    await page.context().setOffline(false)
    if (width < 768) await openMenu(page)
    else await openSidebarItem(page)
    expect(await misfits(page)).toEqual([])
  })
})

describe('the header', () => {
  test.each([768, 1024, 1279, 1440])(
    'leaves the place it takes free at %i pixels, however large the text is',
    async width => {
      const page = await openScreen(site, 'page', {bypassCSP: true})
      for (const text of ['100%', '150%', '200%']) {
        await resize(page, width, text)
        const [height, kept] = await page.evaluate(() => [
          document.querySelector('header')?.offsetHeight ?? Infinity,
          Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
        ])
        expect(height).toBeLessThanOrEqual(kept)
      }
    },
  )
})
